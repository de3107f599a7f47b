queueMicrotask(() => {
  throw new Error('thrown in queueMicrotask');
});
Promise.resolve().then(() => console.log('still in the same drain?'));
process.nextTick(() => console.log('tick'));
