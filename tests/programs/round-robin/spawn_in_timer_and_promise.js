setTimeout(() => spawn(function* fromTimer() {
  console.log('timer task 1');
  yield;
  console.log('timer task 2');
}), 20);
Promise.resolve().then(() => spawn(function* fromPromise() {
  console.log('promise task 1');
  yield;
  console.log('promise task 2');
}));
spawn(function* fromMain() {
  console.log('main task 1');
  yield;
  console.log('main task 2');
});
