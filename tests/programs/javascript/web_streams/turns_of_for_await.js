const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
const stream = new ReadableStream({ start(c) { c.enqueue('x'); c.enqueue('y'); c.close(); } });
tick(16);
(async () => {
  for await (const chunk of stream) console.log('chunk', chunk);
  console.log('end');
})();
