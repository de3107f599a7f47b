const { Writable, Readable } = require('stream');
const w = new Writable({ write(c, e, cb) { cb(); } });
for (const bad of [null, undefined, 42, {}, true, ['a']]) {
  try { w.write(bad); } catch (e) { console.log(e.name, e.code, e.message); }
}
try { w.write('x', 'nonsense'); } catch (e) { console.log(e.code, e.message); }
const o = new Writable({ objectMode: true, write(c, e, cb) { console.log('object', c, e); cb(); } });
for (const fine of [undefined, 42, {}, true, ['a'], 'text', 0, '']) o.write(fine);
const r = new Readable({ read() {} });
r.on('error', e => console.log('readable', e.code, e.message));
r.push(7);
try { new Readable({ highWaterMark: -1 }); } catch (e) { console.log(e.name, e.code, e.message); }
try { new Writable({ highWaterMark: 'x' }); } catch (e) { console.log(e.name, e.code, e.message); }
