const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  process.on('uncaughtException', (error, origin) => {
    parentPort.postMessage('caught inside: ' + error.message + ' (' + origin + ')');
  });
  setTimeout(() => parentPort.postMessage('still alive'), 20);
  null.x;
`, { eval: true });
worker.on('message', (m) => console.log(m));
worker.on('error', (error) => console.log('never', error));
worker.on('exit', (code) => console.log('exit', code));
