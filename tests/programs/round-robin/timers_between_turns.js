function busy(ms) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}
setTimeout(() => console.log('timer 1'), 30);
setTimeout(() => {
  console.log('timer 2');
  Promise.resolve().then(() => console.log('timer 2 then'));
}, 30);
spawn(function* () {
  console.log('A begins');
  busy(80);
  console.log('A yields');
  yield;
  console.log('A again');
}, 'A');
spawn(function* () {
  console.log('B');
  yield;
  console.log('B again');
}, 'B');
