const { Readable, Writable } = require('stream');
const seen = [];
const source = new Readable({ objectMode: true, read() { this.push(n++); if (n > 8) this.push(null); } });
let n = 0;
const w = new Writable({ objectMode: true, highWaterMark: 1, write(x, e, cb) {
  console.log('w', x);
  seen.push(x);
  if (x === 3) { source.unpipe(w); console.log('unpiped', source.readableFlowing, source.isPaused()); setTimeout(() => source.on('data', d => console.log('direct', d)).resume(), 5); }
  setImmediate(cb);
} });
source.pipe(w);
source.on('end', () => console.log('end', w.writableEnded));
