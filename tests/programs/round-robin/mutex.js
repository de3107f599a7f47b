class Mutex {
  owner = null;
  *lock(name) {
    while (this.owner) yield;
    this.owner = name;
  }
  unlock() {
    this.owner = null;
  }
}
const mutex = new Mutex();
let balance = 0;
function* deposit(name) {
  for (let i = 0; i < 2; i++) {
    yield* mutex.lock(name);
    const read = balance;
    yield;
    balance = read + 1;
    console.log(name, balance);
    mutex.unlock();
    yield;
  }
}
spawn(deposit('A'), 'A');
spawn(deposit('B'), 'B');
