function third() { throw new Error('deep'); }
function second() { third(); }
function* first() {
  yield;
  second();
}
spawn(first(), 'deep');
