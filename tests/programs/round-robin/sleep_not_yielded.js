// sleep() only makes what a yield gives to the scheduler.
spawn(function* () {
  const nap = sleep(60);
  sleep(1000);
  console.log('not asleep');
  yield nap;
  console.log('slept once');
  yield nap;
  console.log('slept twice');
}, 'A');
spawn(function* () {
  yield sleep(90);
  console.log('between');
}, 'B');
