const me = spawn(function* () {
  console.log('joins itself');
  yield join(me);
  console.log('never');
}, 'me');
spawn(function* () {
  yield;
  console.log('the other ends');
}, 'other');
