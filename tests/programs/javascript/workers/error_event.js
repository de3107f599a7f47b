const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  parentPort.postMessage('about to fail');
  throw new TypeError('boom in the worker');
`, { eval: true });
let received;
worker.on('message', (m) => { received = m; });
worker.on('error', (error) => {
  console.log('error:', error.name, '-', error.message);
  console.log(error instanceof TypeError, error instanceof Error);
});
worker.on('exit', (code) => console.log('exit code', code, 'received', received));
