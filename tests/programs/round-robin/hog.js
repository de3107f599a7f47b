// One that yields only at its end starves the others.
spawn(function* hog() {
  for (let i = 0; i < 5; i++) console.log('hog', i);
  yield;
  console.log('hog after its only yield');
}, 'hog');
spawn(function* polite() {
  for (let i = 0; i < 3; i++) {
    console.log('polite', i);
    yield;
  }
}, 'polite');
