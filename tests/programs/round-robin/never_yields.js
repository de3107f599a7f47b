spawn(function* () {
  let sum = 0;
  for (let i = 0; i < 100000; i++) sum += i;
  console.log(sum);
}, 'long');
spawn(function* () {
  console.log('short');
}, 'short');
