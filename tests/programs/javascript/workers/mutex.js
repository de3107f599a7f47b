// A mutex over Atomics guards a sum that is not atomic.
const { Worker, isMainThread, workerData } = require('worker_threads');
class Mutex {
  constructor(view, index) { this.view = view; this.index = index; }
  lock() {
    while (Atomics.compareExchange(this.view, this.index, 0, 1) !== 0) Atomics.wait(this.view, this.index, 1);
  }
  unlock() {
    Atomics.store(this.view, this.index, 0);
    Atomics.notify(this.view, this.index, 1);
  }
}
if (isMainThread) {
  const view = new Int32Array(new SharedArrayBuffer(8));
  let left = 3;
  for (let i = 0; i < 3; i++) {
    new Worker(__filename, { workerData: view }).on('exit', () => {
      if (--left === 0) console.log('sum', view[1]);
    });
  }
} else {
  const mutex = new Mutex(workerData, 0);
  for (let i = 0; i < 200; i++) {
    mutex.lock();
    const seen = workerData[1];
    workerData[1] = seen + 1;
    mutex.unlock();
  }
}
