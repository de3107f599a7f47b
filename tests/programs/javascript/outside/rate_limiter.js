// origin: blog post, rate limiter and async queue
class AsyncQueue {
  constructor({ concurrency = 1, interval = 0 } = {}) {
    Object.assign(this, { concurrency, interval, active: 0, pending: [], log: [] });
  }
  push(name, fn) {
    return new Promise((resolve, reject) => {
      this.pending.push({ name, fn, resolve, reject });
      this.#drain();
    });
  }
  async #drain() {
    if (this.active >= this.concurrency || !this.pending.length) return;
    this.active++;
    const { name, fn, resolve, reject } = this.pending.shift();
    this.log.push(`+${name}`);
    try {
      resolve(await fn());
    } catch (err) {
      reject(err);
    } finally {
      this.log.push(`-${name}`);
      if (this.interval) await new Promise((r) => setTimeout(r, this.interval));
      this.active--;
      this.#drain();
    }
  }
  onIdle() {
    return new Promise((resolve) => {
      const check = () => (this.active || this.pending.length ? setTimeout(check, 10) : resolve(this.log));
      check();
    });
  }
}

const q = new AsyncQueue({ concurrency: 2, interval: 20 });
const task = (ms, v) => () => new Promise((res, rej) => setTimeout(() => (v instanceof Error ? rej(v) : res(v)), ms));
q.push('a', task(30, 'A')).then((v) => console.log('resolved', v));
q.push('b', task(60, new Error('B broke'))).catch((e) => console.log('rejected', e.message));
q.push('c', task(15, 'C')).then((v) => console.log('resolved', v));
q.push('d', async () => { console.log('d runs'); return 'D'; }).then((v) => console.log('resolved', v));
console.log(q.active, q.pending.length);
q.onIdle().then((log) => {
  console.log(log.join(' '));
  console.log(q);
});
