// A worker that never ends by itself is terminated.
const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  parentPort.postMessage('looping');
  while (true) {}
`, { eval: true });
worker.on('message', async (m) => {
  console.log(m);
  const code = await worker.terminate();
  console.log('terminate gave', code);
});
worker.on('exit', (code) => console.log('exit', code));
