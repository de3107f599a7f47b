// The main thread stays responsive while a worker computes.
const { Worker, isMainThread, parentPort, workerData } = require('worker_threads');

function fib(n) {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

if (isMainThread) {
  const worker = new Worker(__filename, { workerData: 24 });
  let ticked = false;
  setImmediate(() => {
    ticked = true;
    console.log('main: an immediate runs while the worker starts');
  });
  worker.on('message', (value) => {
    console.log('main: fib is', value, 'ticked before:', ticked);
  });
  worker.on('exit', () => console.log('main: worker is done'));
} else {
  parentPort.postMessage(fib(workerData));
}
