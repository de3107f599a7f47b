// Nobody listens for 'error': the error ends the main thread.
const { Worker } = require('worker_threads');
const worker = new Worker(`
  console.log('worker prints first');
  throw new Error('unhandled in worker');
`, { eval: true });
process.on('exit', (code) => console.log('main exit code', code));
setTimeout(() => console.log('never reached'), 5000);
