const { Writable } = require('stream');
const w = new Writable({ write(c, e, cb) { cb(); }, final(cb) { cb(new Error('flush failed')); } });
w.on('error', e => console.log('error', e.message));
w.on('finish', () => console.log('never'));
w.on('close', () => console.log('close'));
w.end('x', e => console.log('end callback', e && e.message));
