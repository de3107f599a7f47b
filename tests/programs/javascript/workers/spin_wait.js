// The main thread spins until the worker has stored a value.
const { Worker } = require('worker_threads');
const shared = new SharedArrayBuffer(8);
const flag = new Int32Array(shared);
const worker = new Worker(`
  const { workerData } = require('worker_threads');
  const flag = new Int32Array(workerData);
  flag[1] = 99;
  Atomics.store(flag, 0, 1);
`, { eval: true, workerData: shared });
while (Atomics.load(flag, 0) === 0);
console.log('seen', flag[1]);
worker.on('exit', (code) => console.log('exit', code));
