const { Readable, Writable } = require('stream');
const sink = (name, ms) => new Writable({ objectMode: true, highWaterMark: 2, write(n, e, cb) { console.log(name, n); setTimeout(cb, ms); } });
const source = Readable.from([1, 2, 3, 4, 5, 6]);
const fast = sink('fast', 1), slow = sink('slow', 15);
fast.on('finish', () => console.log('fast finish'));
slow.on('finish', () => console.log('slow finish'));
source.pipe(fast);
source.pipe(slow);
