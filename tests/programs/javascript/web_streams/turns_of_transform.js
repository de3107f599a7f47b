const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
const { readable, writable } = new TransformStream({
  start() { console.log('start'); },
  transform(chunk, c) { console.log('transform', chunk); c.enqueue(chunk * 10); },
  flush(c) { console.log('flush'); c.enqueue('last'); },
});
tick(30);
const writer = writable.getWriter();
writer.write(1).then(() => console.log('written 1'));
writer.write(2).then(() => console.log('written 2'));
writer.close().then(() => console.log('writer closed'));
const reader = readable.getReader();
(async () => {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    console.log('read', value);
  }
  console.log('end');
})();
