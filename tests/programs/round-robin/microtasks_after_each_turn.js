function* worker(name) {
  for (let i = 0; i < 2; i++) {
    console.log(name, i);
    Promise.resolve().then(() => console.log(name, i, 'then')).then(() => console.log(name, i, 'then then'));
    queueMicrotask(() => console.log(name, i, 'microtask'));
    process.nextTick(() => console.log(name, i, 'tick'));
    yield;
  }
}
spawn(worker('A'), 'A');
spawn(worker('B'), 'B');
console.log('main');
