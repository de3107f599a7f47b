const { finished } = require('stream/promises');
const { Readable, Writable } = require('stream');
(async () => {
  const r = Readable.from(['a']);
  r.resume();
  await finished(r);
  console.log('read');
  const w = new Writable({ write(c, e, cb) { setTimeout(cb, 2); } });
  w.end('x');
  console.log('waiting');
  await finished(w);
  console.log('written', w.writableFinished);
  const bad = new Writable({ write(c, e, cb) { cb(new Error('nope')); } });
  bad.write('x');
  await finished(bad).catch(e => console.log('rejected', e.message));
  await finished(new Readable({ read() {} }).destroy()).catch(e => console.log(e.code));
})();
