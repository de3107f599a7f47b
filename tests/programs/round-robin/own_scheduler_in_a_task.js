// A scheduler of the program's own runs inside one task; each of its rounds is a turn.
function* counter(name, n) {
  while (n > 0) {
    console.log(name, n--);
    yield;
  }
}
function* scheduler(...generators) {
  const queue = generators;
  while (queue.length > 0) {
    const next = queue.shift();
    if (!next.next().done) queue.push(next);
    yield;
  }
}
spawn(scheduler(counter('a', 2), counter('b', 3)), 'inner');
spawn(counter('outside', 4), 'outside');
