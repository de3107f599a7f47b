spawn(function* () {
  queueMicrotask(() => { throw new Error('not the task'); });
  yield;
  console.log('never');
}, 'A');
