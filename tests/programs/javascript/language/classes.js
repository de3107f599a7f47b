class Account {
  static #count = 0;
  static registry = new Map();
  static { this.created = 'in static block'; }
  #balance = 0;
  owner;
  currency = 'EUR';
  constructor(owner) { this.owner = owner; Account.#count++; Account.registry.set(owner, this); }
  static get count() { return Account.#count; }
  static #secret() { return 'static private'; }
  static reveal() { return this.#secret(); }
  get balance() { return this.#balance; }
  set balance(v) { throw new Error('use deposit'); }
  #check(n) { if (n <= 0) throw new RangeError('bad amount ' + n); }
  deposit(n) { this.#check(n); this.#balance += n; return this; }
  static isAccount(o) { return #balance in o; }
  ['computed' + 1]() { return 'computed'; }
  *[Symbol.iterator]() { yield this.owner; yield this.#balance; }
  toString() { return `${this.owner}: ${this.#balance} ${this.currency}`; }
}
const acc = new Account('Ana').deposit(10).deposit(5);
console.log(String(acc), acc.balance, Account.count, Account.created, acc.computed1(), [...acc]);
console.log(acc, Account.registry.size, Account.reveal(), Account.isAccount(acc), Account.isAccount({}));
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => acc.deposit(-1)));
console.log(attempt(() => { acc.balance = 1; }));
console.log(attempt(() => Account()));
console.log(attempt(() => Account.prototype.deposit.call({}, 1)));
console.log(attempt(() => Object.getOwnPropertyDescriptor(Account.prototype, 'balance').get.call({})));
console.log(attempt(() => new acc.deposit()));
console.log(Object.getOwnPropertyNames(Account.prototype), Object.keys(acc), Object.getOwnPropertyNames(Account));
console.log(typeof Account, Account.name, Account.length, new (class { static name = 'Own'; })().constructor.name);
const order = [];
class Order {
  static [(order.push('key 1'), 'a')] = order.push('static a');
  [(order.push('key 2'), 'b')] = order.push('field b');
  static [(order.push('key 3'), 'm')]() {}
  static { order.push('block'); }
  static c = order.push('static c');
}
new Order();
console.log(order);
class Bound { name = 'bound'; handler = () => this.name; plain() { return this?.name; } }
const { handler, plain } = new Bound();
console.log(handler(), plain());
