const { Writable, Transform } = require('stream');
const w = new Writable({ write(c, e, cb) { cb(); cb(); } });
w.on('error', e => console.log('w', e.code, e.message));
w.write('x');
const t = new Transform({ transform(c, e, cb) { cb(null, c); cb(null, c); } });
t.on('error', e => console.log('t', e.code));
t.on('data', d => console.log('data', d.toString()));
t.write('y');
