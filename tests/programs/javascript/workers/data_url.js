const { Worker } = require('worker_threads');
const source = `
  import { parentPort, workerData } from 'worker_threads';
  parentPort.postMessage('module says ' + workerData);
  parentPort.postMessage(typeof require);
`;
const worker = new Worker(new URL('data:text/javascript,' + encodeURIComponent(source)), { workerData: 'hi' });
worker.on('message', (m) => console.log(m));
worker.on('error', (error) => console.log('error', error.message));
worker.on('exit', (code) => console.log('exit', code));
