const { Worker } = require('worker_threads');

const worker = new Worker(`
  const { parentPort, workerData } = require('worker_threads');
  let sum = 0;
  for (let i = 0; i <= workerData; i++) sum += i;
  parentPort.postMessage(sum);
`, { eval: true, workerData: 1000 });

console.log('main: started a worker');
worker.on('online', () => console.log('main: online'));
worker.on('message', (sum) => console.log('main: sum is', sum));
worker.on('error', (error) => console.log('main: error', error.message));
worker.on('exit', (code) => console.log('main: exit', code));
console.log('main: goes on');
