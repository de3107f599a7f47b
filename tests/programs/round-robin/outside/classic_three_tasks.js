// Operating systems lecture: three processes with 3, 2 and 4 steps, one time slice each.
function* proc(name, steps) {
  for (let i = 1; i <= steps; i++) {
    console.log(`${name} step ${i}/${steps}`);
    yield;
  }
  console.log(`${name} done`);
}
spawn(proc('P1', 3), 'P1');
spawn(proc('P2', 2), 'P2');
spawn(proc('P3', 4), 'P3');
console.log('all spawned');
