spawn(function* () {
  console.log('A before');
  yield sleep(0);
  console.log('A after');
}, 'A');
spawn(function* () {
  console.log('B before');
  yield;
  console.log('B after');
}, 'B');
