// origin: tutorial on custom readable, writable and duplex streams
const { Readable, Writable, Duplex, Transform, finished } = require('stream');
class Countdown extends Readable { constructor(n) { super({ objectMode: true, highWaterMark: 2 }); this.n = n } _read() { this.push(this.n >= 0 ? { left: this.n-- } : null) } }
const out = new Writable({ objectMode: true, write(chunk, enc, done) { console.log('write', chunk, enc); done() } });
out.on('finish', () => console.log('finish')).on('pipe', () => console.log('piped')).on('unpipe', () => console.log('unpiped')).on('close', () => { console.log('closed'); part2() });
new Countdown(3).pipe(out);
function part2() {
  const r = new Readable({ read() { } }); r.push('abc'); r.push('def'); r.push(null);
  r.once('readable', () => { console.log('read(2)', r.read(2)?.toString(), r.readableLength); r.unshift('XX'); console.log(String(r.read()), r.read()); });
  r.on('end', () => { console.log('end'); part3() });
}
function part3() {
  const d = new Duplex({ allowHalfOpen: true, read() { this.push(this.sent ? null : 'from read side'); this.sent = true }, write(c, e, cb) { console.log('duplex got', String(c)); cb() }, final(cb) { console.log('final'); cb() } });
  d.on('data', c => console.log('duplex data', String(c))); d.write('one'); d.end('two'); finished(d, (e) => { console.log('finished', e); part4() });
}
function part4() {
  const boom = new Readable({ read() { this.destroy(new Error('read failed')) } }); boom.on('error', e => console.log('error', e.message)).on('close', () => { console.log('close', boom.destroyed, boom.errored?.message); part5() }).resume();
}
function part5() {
  const t = new Transform({ transform(c, e, cb) { const s = String(c); if (s === 'skip') return cb(); this.push(s + '!'); cb(null, s + '?') }, flush(cb) { cb(null, 'flushed') } }); let all = ''; t.on('data', c => { all += c + ' ' }).on('end', () => { console.log(all); part6() }); for (const s of ['a', 'skip', 'b']) t.write(s); t.end();
}
async function part6() {
  const w = new Writable({ write(c, e, cb) { cb(String(c) === 'bad' ? new Error('refused') : null) } }); w.on('error', e => console.log('w error', e.message)); w.write('ok', () => console.log('ok written')); w.write('bad', e => console.log('cb', e?.message)); w.write('after', e => console.log('cb2', e?.code, e?.message));
  await new Promise(r => w.once('close', r)); console.log(w.destroyed, w.writable, w.writableEnded, w.writableFinished);
  const lines = []; process.stdout.write('progress '); for await (const c of Readable.from(['x', 'y'], { objectMode: false })) lines.push(c); console.log(lines); for (const f of [() => new Writable().write(null), () => new Writable({ write() { } }).write(5), () => Readable.from(5), () => new Readable({ highWaterMark: -1 }), () => new Writable({ write() { }, objectMode: true }).write(null)]) try { f(); console.log('no throw') } catch (e) { console.log(e.name, e.code, e.message) }
  const paused = Readable.from(['p1', 'p2', 'p3']); paused.on('data', d => { console.log(d, paused.readableFlowing); paused.pause(); setTimeout(() => paused.resume(), 5) }); paused.on('end', () => console.log('paused end', paused.readableFlowing, paused.readableEnded));
}
