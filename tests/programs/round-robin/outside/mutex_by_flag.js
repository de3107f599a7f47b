// Course on concurrency: a lock made of a flag works since nobody interrupts between test and set.
let locked = false;
let counter = 0;
function* acquire() { while (locked) yield; locked = true; }
function* worker(name) {
  for (let i = 0; i < 2; i++) {
    yield* acquire();
    const seen = counter;
    yield;
    counter = seen + 1;
    console.log(name, 'counter', counter);
    locked = false;
    yield;
  }
}
spawn(worker('A'), 'A');
spawn(worker('B'), 'B');
