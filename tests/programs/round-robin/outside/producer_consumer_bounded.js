// Textbook: bounded buffer of two, two producers, one consumer.
const buffer = [];
const limit = 2;
function* producer(name, count) {
  for (let i = 0; i < count; i++) {
    while (buffer.length >= limit) { console.log(name, 'waits'); yield; }
    buffer.push(name + i);
    console.log(name, 'put', i);
    yield;
  }
}
function* consumer(total) {
  for (let got = 0; got < total; ) {
    if (buffer.length) { console.log('took', buffer.shift()); got++; }
    yield;
  }
}
spawn(producer('A', 3), 'A');
spawn(producer('B', 2), 'B');
spawn(consumer(5), 'consumer');
