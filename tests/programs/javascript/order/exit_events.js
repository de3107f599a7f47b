let passes = 0;
process.on('beforeExit', code => {
  console.log('beforeExit', code, ++passes);
  if (passes < 3) setTimeout(() => console.log('more work', passes), 1);
});
process.on('exit', code => {
  console.log('exit', code, process.exitCode);
  setTimeout(() => console.log('never'), 0);
  setImmediate(() => console.log('never'));
  Promise.resolve().then(() => console.log('microtask of the exit handler'));
  process.nextTick(() => console.log('tick of the exit handler'));
});
process.once('exit', () => console.log('once'));
Promise.resolve().then(() => console.log('microtask'));
console.log('main');
