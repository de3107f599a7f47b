const { Worker } = require('worker_threads');
const worker = new Worker(`process.exitCode = 5;`, { eval: true });
worker.on('exit', (code) => {
  console.log('worker exit code', code);
  console.log('main exit code', process.exitCode);
});
