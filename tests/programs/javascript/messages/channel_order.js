// A message against ticks, microtasks and immediates.
const { port1, port2 } = new MessageChannel();
port2.onmessage = (event) => {
  console.log('message', event.data);
  process.nextTick(() => console.log('  tick after', event.data));
  Promise.resolve().then(() => console.log('  microtask after', event.data));
  if (event.data === 'last') port2.close();
};
setImmediate(() => console.log('immediate'));
port1.postMessage('first');
port1.postMessage('last');
process.nextTick(() => console.log('tick'));
queueMicrotask(() => console.log('microtask'));
console.log('sync');
