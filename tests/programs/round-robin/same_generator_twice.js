function* shared() {
  for (let i = 0; i < 5; i++) {
    console.log(i);
    yield;
  }
  return 'end';
}
const generator = shared();
const a = spawn(generator, 'first'), b = spawn(generator, 'second');
spawn(function* () { console.log(yield join(a), yield join(b)); }, 'join');
