// origin: interview: a job queue with add and drain
class Queue {
  constructor() { this.jobs = []; this.running = false; }
  add(job) {
    this.jobs.push(job);
    if (!this.running) this.drain();
    return this;
  }
  async drain() {
    this.running = true;
    while (this.jobs.length) {
      const job = this.jobs.shift();
      try { console.log('result', await job()); } catch (e) { console.log('failed', e); }
    }
    this.running = false;
  }
}
new Queue()
  .add(() => 'sync value')
  .add(() => new Promise((r) => setTimeout(r, 3, 'slow value')))
  .add(() => Promise.reject('no'))
  .add(async () => 'async value');
console.log('queued');
