function* tidy(name) {
  try {
    console.log(name, 'works');
    yield;
    if (name === 'bad') throw new Error('in try');
    return 'value';
  } finally {
    console.log(name, 'tidies');
    yield;
    console.log(name, 'tidied');
  }
}
const bad = spawn(tidy('bad'), 'bad'), good = spawn(tidy('good'), 'good');
spawn(function* () { console.log('joined', yield join(good)); }, 'join');
