const a = spawn(function* () {
  console.log('a waits for b');
  yield join(b);
}, 'a');
const b = spawn(function* () {
  yield;
  console.log('b waits for a');
  yield join(a);
}, 'b');
spawn(function* () {
  for (let i = 0; i < 3; i++) yield;
  console.log('c is fine');
}, 'c');
process.on('beforeExit', () => console.log('beforeExit'));
process.on('exit', () => console.log('exit', process.exitCode));
