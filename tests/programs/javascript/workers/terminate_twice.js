const { Worker } = require('worker_threads');
const worker = new Worker('setInterval(() => {}, 1000)', { eval: true });
worker.once('online', async () => {
  const codes = await Promise.all([worker.terminate(), worker.terminate()]);
  console.log(codes);
  console.log(await worker.terminate());
  worker.postMessage('into the void');
  console.log('done');
});
worker.on('exit', (code) => console.log('exit', code));
