// Microtasks and ticks run between two messages.
const { Worker } = require('worker_threads');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  for (let i = 1; i <= 3; i++) parentPort.postMessage(i);
`, { eval: true });
worker.on('message', (n) => {
  console.log('message', n);
  Promise.resolve().then(() => console.log('microtask of', n));
  process.nextTick(() => console.log('tick of', n));
});
