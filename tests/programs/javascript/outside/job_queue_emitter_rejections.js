// origin: docs retold, a job queue built on EventEmitter with once, off, captureRejections and async listeners
const EventEmitter = require('events');
const { once, on } = EventEmitter;
class JobQueue extends EventEmitter {
  constructor(size) { super({ captureRejections: true }); this.size = size; this.waiting = []; this.active = 0; }
  add(name, ms, fail) {
    this.waiting.push({ name, ms, fail });
    this.emit('added', name, this.waiting.length);
    process.nextTick(() => this.#next());
    return this;
  }
  #next() {
    while (this.active < this.size && this.waiting.length) {
      const job = this.waiting.shift();
      this.active++;
      this.emit('start', job.name);
      setTimeout(() => {
        this.active--;
        if (job.fail) this.emit('failed', job.name, Object.assign(new Error(job.fail), { job: job.name }));
        else this.emit('done', job.name);
        this.#next();
        if (!this.active && !this.waiting.length) this.emit('idle');
      }, job.ms);
    }
  }
}
const q = new JobQueue(2);
q.on('newListener', (event, fn) => console.log('new listener for', event, fn.name || 'anonymous'));
q.on('removeListener', event => console.log('listener gone for', event));
q.on('added', (...args) => console.log('added', ...args));
q.on('start', name => console.log('start', name));
q.on('done', async function checkDone(name) { await null; if (name === 'C') throw new Error('listener of C rejected'); console.log('done', name, this === q); });
q.prependOnceListener('done', () => console.log('first one done'));
q.on('error', err => console.log('error event:', err.message));
q.on('failed', (name, err) => console.log('failed', name, err.job, Object.keys(err)));
q.add('A', 30).add('B', 10).add('C', 10).add('D', 5, 'disk full').add('E', 1);
(async () => {
  const [name, err] = await once(q, 'failed');
  console.log('awaited', name, String(err));
  await once(q, 'idle');
  console.log(q.eventNames(), q.listenerCount('done'), q.rawListeners('done').length);
  q.removeAllListeners('start');
  console.log(q.listeners('start'), EventEmitter.getEventListeners(q, 'failed').length);
  const ac = new AbortController();
  setTimeout(() => { q.emit('tickle', 1, 'x'); q.emit('tickle', 2); setImmediate(() => ac.abort()); }, 5);
  try { for await (const args of on(q, 'tickle', { signal: ac.signal })) console.log('iterated', args); }
  catch (e) { console.log(e.name, e.code, e.message); }
  try { setTimeout(() => q.emit('error', new RangeError('while waiting')), 1); await once(q, 'never'); }
  catch (e) { console.log('once rejected', e.name, e.message); }
  console.log(q);
})();
