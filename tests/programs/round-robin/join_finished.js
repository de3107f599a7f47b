const quick = spawn(() => 'result', 'quick');
spawn(function* () {
  yield;
  yield;
  console.log('before');
  console.log(yield join(quick));
  console.log(yield join(quick));
}, 'late');
spawn(function* () {
  for (let i = 0; i < 5; i++) {
    console.log('other', i);
    yield;
  }
}, 'other');
