const { Worker } = require('worker_threads');
const worker = new Worker(`Promise.reject('just text');`, { eval: true });
worker.on('error', (error) => console.log('error event:', error.code, error.message.split('\n')[0]));
worker.on('exit', (code) => console.log('exit', code));
const other = new Worker(`throw { code: 42, list: [1, 2] };`, { eval: true });
other.on('error', (error) => {
  setTimeout(() => console.log('thrown object:', error), 50);
});
