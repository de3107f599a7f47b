const bad = spawn(function* bad() {
  yield;
  throw new TypeError('broken');
});
spawn(function* () {
  try {
    yield join(bad);
  } catch (error) {
    console.log('caught', error.name, error.message);
  }
  console.log('goes on');
}, 'careful');
