// A worker that is unreferenced does not keep the process alive.
const { Worker } = require('worker_threads');
const worker = new Worker('setInterval(() => {}, 100)', { eval: true });
worker.unref();
worker.on('exit', () => console.log('never printed'));
process.on('exit', (code) => console.log('main exits', code));
setTimeout(() => console.log('last timer'), 20);
