// Four workers add to one shared counter.
const { Worker, isMainThread, workerData } = require('worker_threads');
if (isMainThread) {
  const shared = new SharedArrayBuffer(4);
  const counter = new Int32Array(shared);
  let running = 4;
  for (let i = 0; i < 4; i++) {
    new Worker(__filename, { workerData: shared }).on('exit', () => {
      if (--running === 0) console.log('counter', Atomics.load(counter, 0));
    });
  }
} else {
  const counter = new Int32Array(workerData);
  for (let i = 0; i < 1000; i++) Atomics.add(counter, 0, 1);
}
