const { Writable } = require('stream');
const w = new Writable({ write(c, e, cb) { this.pending = cb; }, destroy(e, cb) { console.log('destroy'); if (this.pending) this.pending(new Error('from pending')); cb(e); } });
w.on('error', e => console.log('error', e.message));
w.on('close', () => console.log('close'));
w.write('a', e => console.log('a', e && e.message));
w.write('b', e => console.log('b', e && (e.code || e.message)));
w.end(e => console.log('end', e && (e.code || e.message)));
setImmediate(() => w.destroy(new Error('given up')));
