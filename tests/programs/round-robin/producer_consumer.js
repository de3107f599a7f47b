const buffer = [];
const capacity = 2;
let closed = false;
function* producer(count) {
  for (let i = 1; i <= count; i++) {
    while (buffer.length === capacity) {
      console.log('producer waits');
      yield;
    }
    buffer.push(i);
    console.log('put', i, buffer);
  }
  closed = true;
}
function* consumer(name) {
  for (;;) {
    while (buffer.length === 0) {
      if (closed) return console.log(name, 'ends');
      yield;
    }
    console.log(name, 'took', buffer.shift());
    yield;
  }
}
spawn(producer(6), 'producer');
spawn(consumer('X'), 'X');
spawn(consumer('Y'), 'Y');
