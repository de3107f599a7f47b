// While the main thread is busy nothing that a worker prints can be seen.
const { Worker, isMainThread } = require('worker_threads');
if (isMainThread) {
  const worker = new Worker(__filename);
  const end = Date.now() + 400;
  while (Date.now() < end);
  console.log('main: done being busy');
  worker.on('exit', () => console.log('main: worker exited'));
} else {
  console.log('worker: printed while main was busy');
}
