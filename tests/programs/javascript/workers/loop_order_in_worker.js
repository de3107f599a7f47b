// The order of queues inside a worker is that of any event loop.
const { Worker } = require('worker_threads');
new Worker(`
  const log = [];
  const { parentPort } = require('worker_threads');
  setTimeout(() => log.push('timeout'), 0);
  setImmediate(() => log.push('immediate'));
  process.nextTick(() => log.push('tick'));
  Promise.resolve().then(() => log.push('microtask')).then(() => log.push('microtask 2'));
  queueMicrotask(() => process.nextTick(() => log.push('tick from microtask')));
  log.push('script');
  setTimeout(() => parentPort.postMessage(log), 30);
`, { eval: true }).on('message', (log) => console.log(log.join('\n')));
