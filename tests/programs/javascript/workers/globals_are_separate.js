const { Worker, isMainThread, parentPort } = require('worker_threads');
globalThis.counter = (globalThis.counter ?? 0) + 1;
Array.prototype.last = function () { return this[this.length - 1]; };
if (isMainThread) {
  globalThis.onlyMain = true;
  const worker = new Worker(__filename);
  worker.on('message', (m) => {
    console.log(m, 'counter here', counter);
    console.log(m.list.last(), m.list instanceof Array, Array.isArray(m.list));
  });
} else {
  delete Array.prototype.last;
  parentPort.postMessage({ counter, onlyMain: typeof onlyMain, list: [1, 2, 3], last: typeof [].last });
}
