spawn(function* () {
  Promise.reject(new Error('nobody handles this'));
  yield;
  console.log('never');
}, 'A');
