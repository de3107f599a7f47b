const { Worker, MessageChannel } = require('worker_threads');
const { port1, port2 } = new MessageChannel();
const worker = new Worker(`
  const { workerData } = require('worker_threads');
  workerData.port.postMessage('hello through my own port');
  workerData.port.once('message', (m) => {
    workerData.port.postMessage('echo ' + m);
    workerData.port.close();
  });
`, { eval: true, workerData: { port: port2 }, transferList: [port2] });
port1.postMessage('queued before the start');
port1.on('message', (m) => console.log(m));
let closed = 0;
port1.on('close', () => { closed++; });
worker.on('exit', (code) => { closed++; });
process.on('exit', () => console.log('both closed', closed === 2));
