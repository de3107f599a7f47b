const EventEmitter = require('events');
const { InsufficientFunds } = require('./errors');
class Account extends EventEmitter {
  #balance;
  constructor(owner, balance) {
    super();
    this.owner = owner;
    this.#balance = balance;
  }
  deposit(amount) {
    this.#balance += amount;
    this.emit('change', this.#balance);
  }
  withdraw(amount) {
    if (amount > this.#balance) throw new InsufficientFunds(amount - this.#balance);
    this.#balance -= amount;
    this.emit('change', this.#balance);
  }
}
Object.defineProperty(Account.prototype, 'domain', { value: null, writable: true });
module.exports = { Account, InsufficientFunds };
