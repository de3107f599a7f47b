// Timers of one list; each callback is followed by a full drain.
setTimeout(() => {
  console.log('t1');
  process.nextTick(() => console.log('t1 tick'));
  Promise.resolve().then(() => console.log('t1 promise'));
}, 5);
setTimeout(() => {
  console.log('t2');
  Promise.resolve().then(() => console.log('t2 promise'));
  process.nextTick(() => console.log('t2 tick'));
}, 5);
setTimeout(() => console.log('t3'), 5);
setTimeout((a, b, c) => console.log('t4', a, b, c), 5, 1, 'two', [3]);
