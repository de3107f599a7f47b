const { pipeline, Readable, Transform, Writable } = require('stream');
const double = new Transform({ objectMode: true, transform(n, e, cb) { cb(null, n * 2); } });
const result = [];
pipeline(
  Readable.from([1, 2, 3]),
  double,
  new Writable({ objectMode: true, write(n, e, cb) { result.push(n); cb(); } }),
  error => { console.log('done', error, result); },
);
process.nextTick(() => console.log('tick'));
setImmediate(() => console.log('immediate'));
