setImmediate(() => {
  console.log('immediate of main');
  setImmediate(() => console.log('immediate of an immediate'));
});
spawn(function* () {
  console.log('turn 1');
  setImmediate(() => console.log('immediate of turn 1'));
  yield;
  console.log('turn 2');
  yield;
  console.log('turn 3');
}, 'A');
