// A fixed pool: each worker takes the next task when it is free.
const { Worker } = require('worker_threads');
const code = `
  const { parentPort } = require('worker_threads');
  parentPort.on('message', (n) => {
    let result = 1;
    for (let i = 2; i <= n; i++) result = (result * i) % 1000007;
    parentPort.postMessage({ n, result });
  });
`;
class Pool {
  constructor(size) {
    this.idle = Array.from({ length: size }, () => new Worker(code, { eval: true }));
    this.all = [...this.idle];
    this.queue = [];
  }
  run(task) {
    return new Promise((resolve) => {
      this.queue.push({ task, resolve });
      this.next();
    });
  }
  next() {
    if (this.idle.length === 0 || this.queue.length === 0) return;
    const worker = this.idle.pop();
    const { task, resolve } = this.queue.shift();
    worker.once('message', (answer) => {
      this.idle.push(worker);
      resolve(answer);
      this.next();
    });
    worker.postMessage(task);
  }
  close() {
    return Promise.all(this.all.map((worker) => worker.terminate()));
  }
}
(async () => {
  const pool = new Pool(3);
  const results = await Promise.all([5, 10, 15, 20, 25, 30, 35].map((n) => pool.run(n)));
  console.table(results);
  console.log(await pool.close());
})();
