const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  parentPort.on('message', (m) => {
    if (m === 'close') {
      parentPort.close();
      return;
    }
    parentPort.postMessage('got ' + m);
  });
`, { eval: true });
worker.on('message', (m) => console.log(m));
worker.postMessage('a');
worker.postMessage('b');
setTimeout(() => worker.postMessage('close'), 150);
worker.on('exit', (code) => console.log('exit', code));
