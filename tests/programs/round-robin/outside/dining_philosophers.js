// Everyone's favourite: five philosophers, forks taken in order of number, so that nobody starves for ever.
const forks = Array(5).fill(null);
function* take(i, who) { while (forks[i] !== null) yield; forks[i] = who; }
function* philosopher(i) {
  const [first, second] = [i, (i + 1) % 5].sort((x, y) => x - y);
  for (let meal = 0; meal < 2; meal++) {
    yield* take(first, i);
    yield;
    yield* take(second, i);
    console.log(`P${i} eats`);
    yield;
    forks[first] = forks[second] = null;
    yield;
  }
  console.log(`P${i} is done`);
}
for (let i = 0; i < 5; i++) spawn(philosopher(i), 'P' + i);
