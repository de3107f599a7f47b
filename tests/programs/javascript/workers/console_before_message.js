// Output and messages take different ways to the main thread; each keeps its own order.
const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  console.log('worker starts');
  parentPort.postMessage(1);
  console.log('worker goes on');
  parentPort.postMessage(2);
  console.log('worker ends');
`, { eval: true });
const messages = [];
worker.on('message', (m) => messages.push(m));
worker.on('exit', (code) => console.log('exit', code, messages));
