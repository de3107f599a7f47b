const assert = require('assert');
const account = { balance: 20 };
function withdraw(amount) {
  assert(amount > 0 && amount <= account.balance);
  account.balance -= amount;
  return account.balance;
}
console.log(withdraw(15));
console.log(withdraw(15));
