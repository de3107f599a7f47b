const { Worker, markAsUntransferable } = require('worker_threads');
const pooled = new ArrayBuffer(8);
markAsUntransferable(pooled);
const worker = new Worker(`
  require('worker_threads').parentPort.once('message', (m) => {
    require('worker_threads').parentPort.postMessage(m.byteLength);
  });
`, { eval: true });
try {
  worker.postMessage(pooled, [pooled]);
} catch (error) {
  console.log(error.name, error.message);
}
console.log('still here', pooled.byteLength);
worker.postMessage(pooled);
worker.on('message', (m) => console.log('copied', m));
