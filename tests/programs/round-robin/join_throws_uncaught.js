const bad = spawn(function* () { throw new Error('first'); }, 'bad');
const middle = spawn(function* () { yield join(bad); }, 'middle');
spawn(function* () {
  yield join(middle);
  console.log('never');
}, 'outer');
spawn(function* () {
  for (let i = 0; i < 4; i++) {
    console.log('still', i);
    yield;
  }
}, 'other');
