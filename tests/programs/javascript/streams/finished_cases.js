const { finished, Readable, Writable, Duplex, PassThrough } = require('stream');
const r = Readable.from(['x']);
finished(r, e => console.log('r', e));
r.resume();
const w = new Writable({ write(c, e, cb) { cb(); } });
finished(w, e => console.log('w', e));
w.end('y');
const early = new Readable({ read() {} });
finished(early, e => console.log('early', e.code, e.message));
early.destroy();
const failed = new Writable({ write(c, e, cb) { cb(new Error('no')); } });
finished(failed, e => console.log('failed', e.message));
failed.on('error', () => {});
failed.write('z');
const d = new PassThrough();
finished(d, { readable: false }, e => console.log('writable side', e));
d.end();
const off = finished(new PassThrough().end(), () => console.log('never'));
off();
try { finished({}, () => {}); } catch (e) { console.log(e.code); }
try { finished(d, 'x'); } catch (e) { console.log(e.code, e.message); }
const done = new PassThrough();
done.resume().end();
done.on('close', () => { finished(done, e => console.log('already', e)); });
