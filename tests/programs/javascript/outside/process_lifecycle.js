// origin: docs retold, beforeExit can keep the process alive
let rounds = 0;
process.on('beforeExit', (code) => {
  console.log('beforeExit', code, rounds);
  if (rounds++ < 2) setTimeout(() => console.log('more work', rounds), 1);
  else if (rounds === 3) { process.exitCode = 7; Promise.resolve().then(() => console.log('microtask after beforeExit')) }
});
process.on('exit', function (code) {
  console.log('exit', code, process.exitCode, this === process);
  process.exitCode = 9;
  Promise.resolve().then(() => console.log('never'));
  setImmediate(() => console.log('never'));
  process.nextTick(() => console.log('never'));
});
process.on('exit', (c) => console.log('second exit listener', c));
process.once('beforeExit', () => console.log('once'));
console.log(process.listenerCount('exit'), process.exitCode, typeof process.pid, process.argv.length, process.argv0, process.title === 'node', process.platform.length > 0);
