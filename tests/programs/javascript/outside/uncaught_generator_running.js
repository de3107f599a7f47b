// origin: quiz, a generator that calls itself
let it;
function* loop() {
  console.log('entered');
  yield 1;
  it.next();
}
it = loop();
console.log(it.next());
it.next();
