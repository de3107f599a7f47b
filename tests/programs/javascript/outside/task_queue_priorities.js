// origin: interview task, async task queue with priorities, pause and cancel
class TaskQueue {
  #tasks = []; #running = 0; #paused = false; #seq = 0; #idle = [];
  constructor(limit = 1) { this.limit = limit }
  add(fn, { priority = 0, name = fn.name || 'task' } = {}) {
    let job;
    const promise = new Promise((resolve, reject) => { job = { fn, priority, name, resolve, reject, seq: this.#seq++ } });
    this.#tasks.push(job);
    this.#tasks.sort((a, b) => b.priority - a.priority || a.seq - b.seq);
    queueMicrotask(() => this.#next());
    return Object.assign(promise, { cancel: () => { const i = this.#tasks.indexOf(job); if (i < 0) return false; this.#tasks.splice(i, 1); job.reject(new Error(`${name} cancelled`)); return true } });
  }
  #next() {
    while (!this.#paused && this.#running < this.limit && this.#tasks.length) {
      const job = this.#tasks.shift();
      this.#running++;
      console.log('start', job.name);
      Promise.resolve().then(job.fn).then(job.resolve, job.reject).finally(() => { this.#running--; console.log('end', job.name); this.#next(); if (!this.#running && !this.#tasks.length) this.#idle.splice(0).forEach(r => r()) });
    }
  }
  pause() { this.#paused = true } resume() { this.#paused = false; this.#next() }
  get pending() { return this.#tasks.map(t => t.name) }
  onIdle() { return new Promise(r => this.#idle.push(r)) }
}
const q = new TaskQueue(2), wait = (ms, v) => new Promise(r => setTimeout(r, ms, v));
const results = [
  q.add(() => wait(20, 'A'), { name: 'A' }), q.add(() => wait(40, 'B'), { name: 'B' }),
  q.add(async () => { throw new Error('C failed') }, { name: 'C' }), q.add(function urgent() { return wait(1, 'U') }, { priority: 9 }), q.add(() => 'sync', { name: 'S', priority: -1 }), q.add(() => wait(1), { name: 'X' }),
];
console.log(q.pending, results[5].cancel(), results[5].cancel(), q.pending);
Promise.allSettled(results).then(rs => console.log(rs.map(r => r.value ?? r.reason?.message)));
q.onIdle().then(async () => { console.log('idle'); q.pause(); const p = q.add(() => 'paused result', { name: 'P' }); await wait(5); console.log('still pending', q.pending, p); q.resume(); console.log(await p, q) });
