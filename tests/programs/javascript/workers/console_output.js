// What a worker prints goes through the main thread.
const { Worker } = require('worker_threads');
const worker = new Worker(`
  console.log('worker: one');
  console.log('worker: two', { a: [1, 2] });
  process.stdout.write('worker: three\\n');
  console.log('worker: %s is %d', 'four', 4);
`, { eval: true });
console.log('main: one');
worker.on('exit', (code) => console.log('main: exit', code));
console.log('main: two');
