// The classic: no spawn at all.
function* task(name, steps) {
  for (let i = 1; i <= steps; i++) {
    console.log(name, i);
    yield;
  }
}
const ready = [task('A', 3), task('B', 2), task('C', 4)];
while (ready.length) {
  const current = ready.shift();
  const {done} = current.next();
  if (!done) ready.push(current);
  else console.log('one is done,', ready.length, 'left');
}
