spawn(function* () {
  yield;
  console.log('leaves');
  process.exit(3);
}, 'A');
spawn(function* () {
  for (;;) {
    console.log('B');
    yield;
  }
}, 'B');
process.on('exit', code => console.log('exit', code));
