const gate = spawn(function* () {
  yield;
  yield;
  console.log('gate opens');
  return 'open';
}, 'gate');
for (const name of ['A', 'B', 'C']) {
  spawn(function* () {
    console.log(name, 'waits');
    console.log(name, yield join(gate));
    yield;
    console.log(name, 'leaves');
  }, name);
}
