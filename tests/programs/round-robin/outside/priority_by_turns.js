// Exercise: fake priorities by doing more work per turn.
function* task(name, weight, total) {
  let done = 0;
  while (done < total) {
    for (let i = 0; i < weight && done < total; i++) done++;
    console.log(name, done);
    yield;
  }
}
spawn(task('low', 1, 4), 'low');
spawn(task('high', 3, 7), 'high');
