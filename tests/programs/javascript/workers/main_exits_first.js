// process.exit in the main thread ends the workers too.
const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  parentPort.postMessage('ready');
  setTimeout(() => console.log('never'), 500);
`, { eval: true });
worker.on('message', (m) => {
  console.log(m);
  process.exit(3);
});
worker.on('exit', () => console.log('never either'));
