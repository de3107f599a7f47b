// origin: object-oriented course, bank accounts, the last line crashes on purpose
class InsufficientFundsError extends Error {
  constructor(needed, available) {
    super(`Needed ${needed.toFixed(2)} but only ${available.toFixed(2)} available`);
    this.name = 'InsufficientFundsError';
    this.needed = needed;
    this.available = available;
  }
  get missing() { return this.needed - this.available; }
}
class Account {
  static #next = 1000;
  #balance; transactions = [];
  constructor(owner, balance = 0) { this.owner = owner; this.#balance = balance; this.id = Account.#next++; }
  get balance() { return this.#balance; }
  deposit(n) { if (!(n > 0)) throw new RangeError(`Invalid amount: ${n}`); this.#balance += n; this.transactions.push({ type: 'in', n }); return this; }
  withdraw(n) { if (n > this.#balance) throw new InsufficientFundsError(n, this.#balance); this.#balance -= n; this.transactions.push({ type: 'out', n }); return this; }
  transfer(to, n) { this.withdraw(n); try { to.deposit(n); } catch (e) { this.deposit(n); throw new Error('transfer failed', { cause: e }); } }
}
class Savings extends Account { constructor(o, b, rate) { super(o, b); this.rate = rate; } addInterest() { return this.deposit(this.balance * this.rate); } }
const ana = new Account('Ana', 100), bia = new Savings('Bia', 1000, 0.05);
ana.deposit(50).withdraw(30); bia.addInterest();
console.log(ana, bia, ana.balance, bia.balance);
try { ana.withdraw(500) } catch (e) { console.log(e.name, e.message, e.missing, e instanceof InsufficientFundsError, Object.keys(e)) }
try { ana.deposit(-1) } catch (e) { console.log(`${e}`) }
try { ana.transfer(null, 5) } catch (e) { console.log(e.message, '<-', e.cause.message) }
console.log(ana.balance, ana.transactions);
bia.transfer(ana, 10);
bia.transfer(ana, 5000);
