const { Writable } = require('stream');
const w = new Writable({ write(c, e, cb) { cb(); } });
w.on('error', e => console.log('error event', e.code, e.message));
w.on('finish', () => console.log('finish'));
w.on('close', () => console.log('close'));
w.end('x');
console.log(w.write('late', e => console.log('callback', e.code)));
