const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
let n = 0;
const stream = new ReadableStream({
  async pull(c) { console.log('pull', ++n, c.desiredSize); if (n > 3) c.close(); else c.enqueue(n); },
}, { highWaterMark: 2 });
tick(20);
(async () => {
  const reader = stream.getReader();
  for (let i = 0; i < 4; i++) console.log(await reader.read());
})();
