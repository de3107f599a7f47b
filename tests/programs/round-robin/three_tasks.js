// Three tasks with 3, 2 and 4 steps.
function* worker(name, steps) {
  for (let step = 1; step <= steps; step++) {
    console.log(`${name} ${step}/${steps}`);
    yield;
  }
  console.log(`${name} done`);
}
spawn(worker('A', 3), 'A');
spawn(worker('B', 2), 'B');
spawn(worker('C', 4), 'C');
console.log('main ends');
