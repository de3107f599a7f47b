const { Worker, isMainThread, workerData, parentPort } = require('worker_threads');
if (isMainThread) {
  const shared = new SharedArrayBuffer(8);
  const view = new Int32Array(shared);
  const worker = new Worker(__filename, { workerData: shared });
  worker.on('message', (m) => {
    console.log('worker says', m);
    if (m === 'ready') {
      setTimeout(() => {
        Atomics.store(view, 1, 123);
        Atomics.store(view, 0, 1);
        console.log('woke', Atomics.notify(view, 0));
      }, 100);
    }
  });
  worker.on('exit', () => console.log('done'));
} else {
  const view = new Int32Array(workerData);
  parentPort.postMessage('ready');
  const outcome = Atomics.wait(view, 0, 0);
  parentPort.postMessage({ outcome, value: Atomics.load(view, 1) });
  parentPort.postMessage(Atomics.wait(view, 0, 0));
  parentPort.postMessage(Atomics.wait(view, 0, 1, 20));
}
