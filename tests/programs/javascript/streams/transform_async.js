const { Transform, Readable } = require('stream');
const slow = new Transform({
  objectMode: true, highWaterMark: 1,
  async transform(n, e, cb) { await new Promise(r => setTimeout(r, 3)); console.log('transformed', n); cb(null, n * n); },
});
(async () => {
  for await (const n of Readable.from([1, 2, 3]).pipe(slow)) console.log('result', n);
  console.log('all');
})();
