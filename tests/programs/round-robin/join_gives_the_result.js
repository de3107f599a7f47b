const adder = spawn(function* adder() {
  let sum = 0;
  for (let i = 1; i <= 3; i++) {
    sum += i;
    yield;
  }
  return sum;
});
spawn(function* () {
  console.log('waiting');
  const sum = yield join(adder);
  console.log('sum', sum);
}, 'waiter');
