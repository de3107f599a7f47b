// origin: tutorial on private members, static blocks and accessors
class Account {
  #balance = 0;
  #log = [];
  static #count = 0;
  static RATE;
  static {
    Account.RATE = 0.05;
    console.log('static block ran, count is', Account.#count);
  }
  owner;
  ['dynamic' + 1] = 'computed field';
  constructor(owner) {
    this.owner = owner;
    Account.#count++;
  }
  get balance() { return this.#balance }
  set balance(v) { throw new Error('use deposit()') }
  #record(kind, amount) { this.#log.push({ kind, amount, after: this.#balance }) }
  deposit(x) { this.#balance += x; this.#record('deposit', x); return this }
  withdraw(x) {
    if (x > this.#balance) throw new RangeError(`insufficient funds: ${this.#balance} < ${x}`);
    this.#balance -= x;
    this.#record('withdraw', x);
    return this;
  }
  history() { return this.#log }
  static isAccount(o) { return #balance in o }
  static get count() { return Account.#count }
}
const a = new Account('Ann');
a.deposit(100).withdraw(30);
console.log(a, a.balance);
console.log(a.history());
try { a.balance = 3 } catch (e) { console.log(String(e)) }
try { a.withdraw(1000) } catch (e) { console.log(String(e)) }
console.log(Account.isAccount(a), Account.isAccount({}), Account.count);
try { Account.prototype.deposit.call({}, 5) } catch (e) { console.log(String(e)) }
try { Object.getOwnPropertyDescriptor(Account.prototype, 'balance').get.call({}) } catch (e) { console.log(String(e)) }
try { Account.isAccount(1) } catch (e) { console.log(String(e)) }
try { Account() } catch (e) { console.log(String(e)) }
console.log(Object.keys(a), JSON.stringify(a), typeof Account, Account.name, Account.length);
console.log(Object.getOwnPropertyNames(Account.prototype), Object.getOwnPropertyNames(Account));
console.log(Account);
console.log(class extends Account {}, [class Foo {}, class {}]);
