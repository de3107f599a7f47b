spawn(function* parent() {
  console.log('parent 1');
  spawn(function* child() {
    console.log('child 1');
    yield;
    console.log('child 2');
  });
  console.log('parent 2');
  yield;
  console.log('parent 3');
});
spawn(function* other() {
  console.log('other 1');
  yield;
  console.log('other 2');
});
