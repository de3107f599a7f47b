process.nextTick(function tick() {
  throw new Error('thrown in a tick');
});
process.nextTick(() => console.log('never'));
Promise.resolve().then(() => console.log('never either'));
console.log('main');
