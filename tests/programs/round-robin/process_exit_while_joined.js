const a = spawn(function* () {
  yield;
  process.exit(4);
}, 'A');
spawn(function* () { yield join(a); }, 'B');
