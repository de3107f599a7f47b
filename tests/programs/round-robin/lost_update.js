let balance = 0;
function* deposit(name) {
  for (let i = 0; i < 3; i++) {
    const read = balance;
    yield;
    balance = read + 1;
  }
  console.log(name, balance);
}
spawn(deposit('A'), 'A');
spawn(deposit('B'), 'B');
