// console.log of streams and of their classes.
const { Readable, Writable, PassThrough, Transform } = require('stream');
console.log(new Readable({ read() {} }));
console.log(new Writable({ write(c, e, cb) { cb(); } }));
console.log(new PassThrough({ objectMode: true }));
console.log(Readable.from([1]));
const w = new Writable({ highWaterMark: 2, write() {} });
w.write('abc');
w.write('d');
console.log(w._writableState.length, w._writableState.needDrain, w._writableState.bufferedRequestCount);
class Mine extends Transform {}
console.log(Object.prototype.toString.call(new Mine()), new Mine().constructor.name);
console.log(new PassThrough() instanceof Readable, new PassThrough() instanceof Writable, new Readable() instanceof Writable);
console.log(Object.keys(require('stream')).join());
console.log(Object.keys(Readable.prototype).join());
console.log(require('node:stream') === require('stream'), require('stream').promises === require('stream/promises'));
