const { Worker } = require('worker_threads');
try {
  new Worker('worker.js');
} catch (error) {
  console.log(error.name, error.code);
  console.log(error.message);
}
try {
  new Worker(42);
} catch (error) {
  console.log(error.code, error.message);
}
const worker = new Worker('./does_not_exist.js');
worker.on('error', (error) => console.log('error event', error.code));
worker.on('exit', (code) => console.log('exit', code));
