const { once, on } = require('events');
const { PassThrough, Writable } = require('stream');
(async () => {
  const p = new PassThrough();
  setTimeout(() => p.end('hello'), 1);
  const [chunk] = await once(p, 'data');
  console.log(chunk.toString());
  await once(p, 'end');
  console.log('ended');
  const w = new Writable({ highWaterMark: 1, write(c, e, cb) { setImmediate(cb); } });
  for (const word of ['a', 'b', 'c']) {
    if (!w.write(word)) { console.log('wait for drain'); await once(w, 'drain'); }
    console.log('wrote', word);
  }
})();
