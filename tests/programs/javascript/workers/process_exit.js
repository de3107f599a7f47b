const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  process.on('exit', (code) => parentPort.postMessage('exit handler ' + code));
  parentPort.on('message', () => {});
  parentPort.postMessage('before');
  process.exit(7);
  parentPort.postMessage('never');
`, { eval: true });
worker.on('message', (m) => console.log(m));
worker.on('exit', (code) => console.log('exit', code));
process.on('exit', (code) => console.log('main exits with', code));
