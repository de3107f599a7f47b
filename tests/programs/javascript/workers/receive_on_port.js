const { Worker, MessageChannel, receiveMessageOnPort } = require('worker_threads');
const { port1, port2 } = new MessageChannel();
const signal = new Int32Array(new SharedArrayBuffer(4));
const worker = new Worker(`
  const { workerData: { port, signal } } = require('worker_threads');
  port.postMessage({ answer: 42 });
  port.postMessage('second');
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
`, { eval: true, workerData: { port: port2, signal }, transferList: [port2] });
console.log('nothing yet', receiveMessageOnPort(port1));
console.log(Atomics.wait(signal, 0, 0));
// Synchronous: no turn of the event loop in between.
console.log(receiveMessageOnPort(port1));
console.log(receiveMessageOnPort(port1));
console.log(receiveMessageOnPort(port1));
worker.on('exit', () => console.log('exit'));
