// origin: blog post, semaphore and mutex in a single-threaded language
class Semaphore {
  constructor(n) { this.n = n; this.q = []; }
  acquire() {
    if (this.n > 0) { this.n--; return Promise.resolve(); }
    return new Promise(r => this.q.push(r));
  }
  release() {
    const next = this.q.shift();
    next ? next() : this.n++;
  }
  async use(fn) {
    await this.acquire();
    try { return await fn(); } finally { this.release(); }
  }
}

let balance = 100;
const io = (v) => new Promise(r => setTimeout(() => r(v), 10));

async function unsafeWithdraw(n) {
  const current = await io(balance);
  if (current >= n) { await io(); balance = current - n; return true; }
  return false;
}

async function main() {
  console.log(await Promise.all([unsafeWithdraw(80), unsafeWithdraw(80)]), 'balance', balance, '<- lost update');
  balance = 100;
  const lock = new Semaphore(1);
  console.log(await Promise.all([80, 80, 20].map(n => lock.use(() => unsafeWithdraw(n)))), 'balance', balance);

  const two = new Semaphore(2);
  const trace = [];
  await Promise.all('abcde'.split('').map((c, i) => two.use(async () => {
    trace.push(c + '(');
    await io();
    await Promise.resolve();
    trace.push(')' + c);
  })));
  console.log(trace.join(' '));
  await two.use(() => { throw new Error('released anyway'); }).catch(e => console.log(e.message, two));
}
main();
