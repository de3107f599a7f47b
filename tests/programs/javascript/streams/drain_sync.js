// 'drain' after a synchronous write comes in a tick.
const { Writable } = require('stream');
const w = new Writable({ highWaterMark: 3, write(c, e, cb) { cb(); } });
w.on('drain', () => console.log('drain'));
console.log(w.write('abcd'));
console.log(w.write('ab'));
process.nextTick(() => console.log('tick'));
setImmediate(() => { console.log(w.write('abc')); console.log('needDrain', w.writableNeedDrain); });
