// Atomics.wait is allowed on node's main thread.
const { Worker } = require('worker_threads');
const shared = new SharedArrayBuffer(4);
const view = new Int32Array(shared);
new Worker(`
  const { workerData } = require('worker_threads');
  const view = new Int32Array(workerData);
  Atomics.store(view, 0, 42);
  Atomics.notify(view, 0, 1);
`, { eval: true, workerData: shared }).on('exit', () => console.log('worker exit'));
setTimeout(() => console.log('timer'), 0);
console.log(Atomics.wait(view, 0, 0));
console.log(view[0]);
console.log(Atomics.wait(view, 0, 42, 10));
