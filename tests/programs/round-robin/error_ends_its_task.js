spawn(function* () {
  yield;
  throw new Error('boom');
}, 'bad');
spawn(function* () {
  for (let i = 0; i < 4; i++) {
    console.log('good', i);
    yield;
  }
}, 'good');
process.on('exit', code => console.log('exit', code));
