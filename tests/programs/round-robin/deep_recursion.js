function depth(n) {
  return n === 0 ? 0 : 1 + depth(n - 1);
}
spawn(function* () {
  console.log(depth(1000));
  yield;
  try {
    (function forever() { forever(); })();
  } catch (error) {
    console.log(error.name);
  }
}, 'deep');
