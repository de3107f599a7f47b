const { Readable, Writable } = require('stream');
const r = new Readable({
  read() {},
  destroy(error, callback) { console.log('_destroy', error && error.message); setTimeout(() => callback(error), 5); },
});
r.on('error', e => console.log('error', e.message));
r.on('close', () => console.log('close', r.closed));
r.on('data', () => console.log('never'));
r.destroy(new Error('stop'));
r.destroy(new Error('second is ignored'));
console.log(r.destroyed, r.closed, r.push('late'));
const w = new Writable({ write(c, e, cb) { setTimeout(cb, 1); } });
w.on('close', () => console.log('w close'));
w.on('error', e => console.log('w error', e.message));
w.write('a', e => console.log('a', e && e.code));
w.write('b', e => console.log('b', e && e.code));
w.destroy();
w.write('c', e => console.log('c', e && e.code));
