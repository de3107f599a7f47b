// The nextTick queue is emptied before the microtasks, but a microtask's tick waits for all microtasks.
Promise.resolve().then(() => {
  console.log('promise 1');
  process.nextTick(() => console.log('tick from promise 1'));
}).then(() => console.log('promise 1b'));
process.nextTick((a, b) => {
  console.log('tick 1', a, b);
  Promise.resolve().then(() => console.log('promise from tick 1'));
  process.nextTick(() => console.log('tick from tick 1'));
}, 'first', 'second');
process.nextTick(() => console.log('tick 2'));
queueMicrotask(() => console.log('queueMicrotask'));
Promise.resolve().then(() => console.log('promise 2'));
console.log('sync');
