let arrived = 0;
function* worker(name, steps) {
  for (let i = 0; i < steps; i++) {
    console.log(name, 'step', i);
    yield;
  }
  arrived++;
  while (arrived < 3) yield;
  console.log(name, 'passes');
}
spawn(worker('A', 1), 'A');
spawn(worker('B', 3), 'B');
spawn(worker('C', 2), 'C');
