const path = require('path');
const { Worker } = require('worker_threads');
const run = (workerData) => new Promise((resolve, reject) => {
  const worker = new Worker(path.join(__dirname, 'lib', 'worker.js'), { workerData });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', (code) => {
    if (code !== 0) reject(new Error(`Worker stopped with exit code ${code}`));
  });
});
const shared = require('./lib/shared');
shared.count = 100;
run([3, 1, 2])
  .then((sorted) => console.log('sorted', sorted))
  .then(() => run('not a list'))
  .catch((error) => console.log('failed:', error.message))
  .then(() => console.log('count in main', shared.count));
