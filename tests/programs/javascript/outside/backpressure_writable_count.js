// origin: streams course, write until false, wait for drain, cork and writev, finished and destroy
const { Writable, Readable, Transform, finished, addAbortSignal, Duplex, compose } = require('stream');
const slow = new Writable({
  highWaterMark: 16, decodeStrings: false, defaultEncoding: 'latin1',
  write(chunk, encoding, done) { console.log('write', JSON.stringify(chunk), encoding); setTimeout(done, 3); },
  writev(chunks, done) { console.log('writev', chunks.map(c => c.chunk)); setTimeout(done, 3); },
  final(done) { console.log('final'); setTimeout(done, 1); },
  destroy(err, done) { console.log('destroy', err && err.message); done(err); },
});
let n = 0;
function fill() {
  let ok = true;
  while (ok && n < 8) ok = slow.write(`chunk ${n++}`, n % 2 ? 'utf8' : undefined, e => e && console.log('cb', e.message));
  console.log('paused at', n, slow.writableLength, slow.writableNeedDrain, slow.writableCorked);
  if (n < 8) slow.once('drain', fill);
  else { slow.cork(); slow.write('x'); slow.write('y'); console.log('corked', slow.writableCorked); process.nextTick(() => { slow.uncork(); slow.end('z', () => console.log('end callback')); console.log(slow.writableEnded, slow.writableFinished); }); }
}
fill();
finished(slow, err => {
  console.log('finished', err, slow.destroyed, slow.closed, slow.writableFinished);
  second();
});
function second() {
  const r = new Readable({ objectMode: true, read() { this.count = (this.count ?? 0) + 1; if (this.count > 3) this.destroy(new Error('source broke')); else this.push({ n: this.count }); } });
  r.on('data', d => console.log('data', d)).on('error', e => console.log('error', e.message)).on('close', () => { console.log('close', r.readableAborted, r.errored?.message); third(); }).on('end', () => console.log('no end'));
}
async function third() {
  const up = new Transform({ transform(c, e, cb) { cb(null, String(c).toUpperCase()); }, flush(cb) { this.push('!'); cb(); } });
  up.write('ab'); up.write('cd'); up.end();
  for await (const c of up) console.log(c, c.toString());
  const ac = new AbortController();
  const endless = addAbortSignal(ac.signal, new Readable({ read() { setTimeout(() => this.push('tick '), 2); }, encoding: 'utf8' }));
  let seen = 0;
  try { for await (const c of endless) { if (++seen === 3) ac.abort(); } } catch (e) { console.log(seen, e.name, e.code); }
  const d = Duplex.from(async function* (src) { for await (const c of src) yield `<${c}>`; });
  d.end('in'); console.log(await d.toArray().catch(e => e.message));
  const d2 = Duplex.from([1, 2, 3]); console.log(await d2.map(x => x + 1).toArray(), await Readable.from('abc').toArray(), await Readable.from(['a', 'b', 'c', 'd']).drop(1).take(2).toArray(), await Readable.from([1, 2, 3]).some(x => x > 2), await Readable.from([[1], [2]]).flatMap(x => x).toArray(), await Readable.from([5, 6]).find(x => x > 5), await Readable.from([1, 2, 3]).forEach(x => x));
  const half = new Duplex({ read() { this.push('r'); this.push(null); }, write(c, e, cb) { console.log('got', c); cb(); }, allowHalfOpen: false });
  half.on('finish', () => console.log('finish')).on('end', () => console.log('end')).on('close', () => console.log('closed')).resume(); half.write('w');
  await new Promise(r => half.on('close', r));
  const w = new Writable({ write(c, e, cb) { cb(new Error('disk full')); } });
  w.on('error', e => console.log('w error', e.message)); w.write('a', e => console.log('a', e?.message)); w.write('b', e => console.log('b', e?.message, e?.code)); w.end(e => console.log('end', e?.message));
  await new Promise(r => w.on('close', r)); console.log(w.errored.message, w.writable);
  console.log(half); 
}
