async function steps() {
  for (let i = 0; i < 3; i++) {
    console.log('async', i);
    await null;
  }
}
spawn(function* () {
  for (let i = 0; i < 3; i++) {
    console.log('task', i);
    yield;
  }
}, 'task');
steps();
