const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  parentPort.once('message', (buffer) => {
    const view = new Uint8Array(buffer);
    for (let i = 0; i < view.length; i++) view[i] *= 2;
    parentPort.postMessage(buffer, [buffer]);
    parentPort.postMessage({ left: buffer.byteLength });
  });
`, { eval: true });
const buffer = new Uint8Array([1, 2, 3, 4]).buffer;
console.log('before', buffer.byteLength);
worker.postMessage(buffer, [buffer]);
console.log('after', buffer.byteLength);
worker.on('message', (m) => {
  console.log(m);
});
worker.on('exit', () => console.log('exit'));
