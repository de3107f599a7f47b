// origin: bug report, error in process.nextTick and the handlers that still run
process.on('exit', (c) => console.log('exit handler', c));
process.nextTick(function first() {
  console.log('first tick');
  JSON.parse('[1, 2');
});
process.nextTick(() => console.log('second tick does not run'));
Promise.resolve().then(() => console.log('nor this'));
console.log('main done');
