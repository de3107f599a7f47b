const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
const stream = new WritableStream({
  start() { console.log('start'); },
  write(chunk) { console.log('write', chunk); },
  close() { console.log('close'); },
});
const writer = stream.getWriter();
tick(14);
writer.write('a').then(() => console.log('a written'));
writer.write('b').then(() => console.log('b written'));
console.log('desired', writer.desiredSize);
writer.ready.then(() => console.log('ready'));
writer.close().then(() => console.log('close done'));
writer.closed.then(() => console.log('closed'));
