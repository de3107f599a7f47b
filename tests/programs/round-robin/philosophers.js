// Everybody takes the left fork first: they wait for each other, each for ever ready.
const forks = [null, null, null];
let rounds = 0;
function* philosopher(i) {
  const left = i, right = (i + 1) % forks.length;
  while (forks[left] !== null) yield;
  forks[left] = i;
  console.log(i, 'has the left fork');
  yield;
  while (forks[right] !== null) {
    if (++rounds > 20) {
      console.log(i, 'gives up');
      forks[left] = null;
      return;
    }
    yield;
  }
  console.log(i, 'eats');
  forks[left] = null;
}
for (let i = 0; i < 3; i++) spawn(philosopher(i), 'philosopher ' + i);
