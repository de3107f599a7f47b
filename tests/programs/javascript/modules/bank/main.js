const { Account, InsufficientFunds } = require('./account');
const account = new Account('Eva', 50);
account.on('change', balance => console.log('balance', balance));
account.deposit(25);
try {
  account.withdraw(100);
} catch (error) {
  console.log(error instanceof InsufficientFunds, String(error));
}
console.log(account);
account.withdraw(500);
