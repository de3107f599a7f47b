spawn(function* () { throw new Error('x'); }, 'bad');
spawn(function* () {
  yield;
  yield;
  console.log(process.exitCode);
  process.exitCode = 5;
}, 'sets');
