const { Readable, Writable, Transform } = require('stream');
const r = new Readable();
r.on('error', e => console.log(e.code, e.message));
r.read();
const w = new Writable();
w.on('error', e => console.log('w', e.code));
try { w.write('x'); } catch (e) { console.log('thrown', e.code, e.message); }
const t = new Transform();
try { t.write('x'); } catch (e) { console.log('thrown', e.code, e.message); }
