// A pool of at most two writes at a time.
const { Writable, Readable } = require('stream');
class Parallel extends Writable {
  constructor(n, work) { super({ objectMode: true, highWaterMark: n }); this.n = n; this.work = work; this.active = 0; this.waiting = null; this.flushed = null; }
  _write(item, e, cb) {
    this.active++;
    this.work(item).then(() => { this.active--; if (this.waiting) { const go = this.waiting; this.waiting = null; go(); } if (this.flushed && this.active === 0) this.flushed(); }, err => this.destroy(err));
    if (this.active < this.n) cb(); else this.waiting = cb;
  }
  _final(cb) { if (this.active === 0) cb(); else this.flushed = cb; }
}
const p = new Parallel(2, async x => { console.log('start', x); await new Promise(r => setTimeout(r, 20)); console.log('end', x); });
Readable.from(['a', 'b', 'c', 'd', 'e']).pipe(p).on('finish', () => console.log('finish'));
