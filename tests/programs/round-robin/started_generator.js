const generator = (function* () {
  console.log(1);
  yield;
  console.log(2);
  yield;
  console.log(3);
})();
generator.next();
spawn(generator, 'started');
console.log('main');
