// Promise.all keeps the order of the calls, whichever worker answers first.
const { Worker, isMainThread, parentPort, workerData } = require('worker_threads');
if (isMainThread) {
  const run = (n) => new Promise((resolve, reject) => {
    const worker = new Worker(__filename, { workerData: n });
    worker.on('message', resolve);
    worker.on('error', reject);
  });
  console.log('start');
  Promise.all([3, 1, 2].map(run)).then((results) => {
    console.log(results);
  });
} else {
  setTimeout(() => parentPort.postMessage(`task ${workerData}`), workerData * 10);
}
