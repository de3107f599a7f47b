function* inner(name) {
  console.log(name, 'inner 1');
  yield;
  console.log(name, 'inner 2');
  yield sleep(20);
  return name + ' result';
}
function* outer(name) {
  console.log(yield* inner(name));
  yield* [1, 2];
  console.log(name, 'ends');
}
spawn(outer('A'), 'A');
spawn(outer('B'), 'B');
