spawn(function* () {
  console.log(yield sleep(10));
  console.log(yield);
  console.log(yield 5);
});
