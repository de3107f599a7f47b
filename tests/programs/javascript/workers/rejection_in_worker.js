const { Worker } = require('worker_threads');
const worker = new Worker(`
  Promise.reject(new Error('nobody catches me'));
  process.on('exit', (code) => {
    require('worker_threads').parentPort.postMessage('worker exits with ' + code);
  });
`, { eval: true });
let last;
worker.on('message', (m) => { last = m; });
worker.on('error', (error) => console.log('error event:', error.message));
worker.on('exit', (code) => console.log('exit', code, '-', last));
