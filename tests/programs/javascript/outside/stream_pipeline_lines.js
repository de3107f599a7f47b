// origin: tutorial on streams, split lines, transform and count
const { Readable, Transform, Writable, pipeline, PassThrough } = require('stream');
const { promisify } = require('util');
class LineSplitter extends Transform {
  #rest = '';
  constructor() { super({ readableObjectMode: true }) }
  _transform(chunk, enc, cb) { const parts = (this.#rest + chunk).split('\n'); this.#rest = parts.pop(); parts.forEach(p => this.push(p)); cb() }
  _flush(cb) { if (this.#rest) this.push(this.#rest); cb() }
}
const upper = new Transform({ objectMode: true, transform(line, _, cb) { line.includes('bad') ? cb(new Error('bad line: ' + line)) : cb(null, line.toUpperCase()) } });
const out = [];
const sink = new Writable({ objectMode: true, write(x, _, cb) { out.push(x); setImmediate(cb) }, final(cb) { console.log('final called'); cb() } });
pipeline(Readable.from(['one\ntw', 'o\nthr', 'ee']), new LineSplitter(), upper, sink, (err) => {
  console.log('done', err, out);
  const failing = pipeline(Readable.from(['a\nbad\nc\n']), new LineSplitter(), new Transform({ objectMode: true, transform(l, e, cb) { l === 'bad' ? cb(new Error('stop at ' + l)) : cb(null, l) } }), new PassThrough({ objectMode: true }), (e) => {
    console.log('failed with', e.message, failing.destroyed); promises();
  });
});
async function promises() {
  const { pipeline: p } = require('stream/promises');
  const parts = []; await p(async function* () { yield 'x'; yield 'y' }, async function* (src) { for await (const c of src) yield c + c }, async (src) => { for await (const c of src) parts.push(String(c)) });
  console.log(parts);
  const r = Readable.from([1, 2, 3, 4, 5]); for await (const n of r) { if (n > 2) break; console.log('n', n) } console.log(r.destroyed);
  console.log(await Readable.from([1, 2, 3]).map(x => x * 2).filter(x => x > 2).toArray(), await Readable.from([1, 2, 3]).reduce((a, b) => a + b));
  const w = new Writable({ highWaterMark: 3, write(c, e, cb) { setTimeout(cb, 1) } }); console.log(w.write('ab'), w.write('cd'), w.writableLength, w.writableNeedDrain); w.once('drain', () => { console.log('drained'); w.end(() => console.log('ended')); w.write('late') }); w.on('error', e => console.log(e.code, e.message));
  const pt = new PassThrough(); pt.end('hello'); pt.setEncoding('utf8'); pt.on('data', d => console.log('data', d)).on('end', () => console.log('end')).on('close', () => console.log('close'));
  const noRead = new Readable(); noRead.on('error', e => console.log(e.code, e.message)); noRead.resume();
}
