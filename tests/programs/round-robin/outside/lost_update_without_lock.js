// Same course, the slide before: read, yield, write loses updates.
let balance = 100;
function* deposit(name, amount) {
  const read = balance;
  console.log(name, 'reads', read);
  yield;
  balance = read + amount;
  console.log(name, 'writes', balance);
}
const a = spawn(deposit('Ana', 50), 'Ana');
const b = spawn(deposit('Rui', 70), 'Rui');
spawn(function* () { yield join(a); yield join(b); console.log('balance', balance, 'expected 220'); }, 'audit');
