function* inner() {
  yield;
  throw new Error('from inside');
}
function* outer() {
  yield* inner();
}
spawn(outer(), 'outer');
function* careful() {
  try {
    yield* inner();
  } catch (error) {
    console.log('caught', error.message);
  } finally {
    console.log('finally');
  }
  yield;
  console.log('careful ends');
}
spawn(careful(), 'careful');
