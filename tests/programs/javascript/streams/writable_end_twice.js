const { Writable } = require('stream');
const w = new Writable({ write(c, e, cb) { cb(); } });
w.on('error', e => console.log('error', e.code));
w.end('a', e => console.log('first', e));
w.end(e => console.log('second', e));
w.on('finish', () => w.end(e => console.log('third', e && e.code)));
setImmediate(() => { w.end(e => console.log('fourth', e && e.code)); w.end('more', e => console.log('fifth', e && e.code)); });
