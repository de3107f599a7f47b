const { Transform } = require('stream');
const t = new Transform({ transform(c, e, cb) { console.log('transform', c.toString()); cb(null, c); }, flush(cb) { console.log('flush'); cb(); }, final(cb) { console.log('own final'); cb(); } });
for (const name of ['prefinish', 'finish', 'end', 'close', 'readable', 'drain', 'resume', 'pause']) t.on(name, () => console.log('event', name));
t.end('x');
t.on('data', d => console.log('data', d.toString()));
setImmediate(() => t.resume());
setImmediate(() => { while (t.read() !== null); });
