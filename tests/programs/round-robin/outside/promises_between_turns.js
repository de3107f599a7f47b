// Question: when do promise callbacks run when tasks take turns?
function* t(name) {
  for (let i = 0; i < 2; i++) {
    console.log(name, i);
    Promise.resolve().then(() => console.log('  micro of', name, i));
    process.nextTick(() => console.log('  tick of', name, i));
    yield;
  }
}
spawn(t('a'), 'a');
spawn(t('b'), 'b');
