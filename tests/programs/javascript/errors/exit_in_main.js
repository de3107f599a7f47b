process.on('exit', code => console.log('exit', code));
process.nextTick(() => console.log('never'));
Promise.resolve().then(() => console.log('never'));
setTimeout(() => console.log('never'), 0);
console.log('leaving');
try {
  process.exit(5);
} finally {
  console.log('never, finally does not run');
}
console.log('never');
