// A form model that refuses wrong values, in sloppy and in strict code.
const person = (fields) => new Proxy(fields, {
  set(target, property, value) {
    if (property === 'age') {
      if (!Number.isInteger(value)) throw new TypeError('The age is not an integer');
      if (value > 200) throw new RangeError('The age seems invalid');
    }
    if (property === 'id') return false;
    target[property] = value;
    return true;
  },
  deleteProperty(target, property) {
    if (property.startsWith('_')) throw new Error(`cannot delete ${property}`);
    return property === 'name' ? false : delete target[property];
  },
});

const p = person({ name: 'Ann', id: 7, _secret: 1 });
p.age = 100;
console.log(p.age, p);
for (const bad of ['young', 300, 1.5, NaN]) {
  try { p.age = bad; } catch (e) { console.log(e.name, e.message); }
}
p.id = 8;
console.log(p.id, delete p.name, p.name);
(function () {
  'use strict';
  try { p.id = 9; } catch (e) { console.log(e.name + ': ' + e.message); }
  try { delete p.name; } catch (e) { console.log(e.name + ': ' + e.message); }
  try { delete p._secret; } catch (e) { console.log(e.name + ': ' + e.message); }
})();
class Account {
  constructor() {
    return new Proxy(this, {
      set(target, key, value, receiver) {
        if (!(key in target)) throw new ReferenceError(`Unknown property: ${String(key)}`);
        return Reflect.set(target, key, value, receiver);
      },
      get(target, key, receiver) {
        if (typeof key === 'string' && !(key in target)) throw new ReferenceError(`Unknown property: ${key}`);
        return Reflect.get(target, key, receiver);
      },
    });
  }
  balance = 0;
  deposit(n) { this.balance += n; return this; }
}
const account = new Account();
console.log(account.deposit(5).deposit(6).balance, account instanceof Account);
try { account.blance = 1; } catch (e) { console.log(String(e)); }
try { account.withdraw(1); } catch (e) { console.log(String(e)); }
console.log(account);

// A type checked record
const typed = schema => new Proxy({}, {
  set(target, key, value) {
    const expected = schema[key];
    if (!expected) throw new TypeError(`no field "${key}"`);
    if (typeof value !== expected) throw new TypeError(`"${key}" must be ${expected}, got ${typeof value}`);
    return Reflect.set(target, key, value);
  },
});
const record = typed({ name: 'string', size: 'number' });
record.name = 'x';
for (const action of [() => { record.size = '1'; }, () => { record.other = 1; }, () => { record.size = 2; }]) {
  try { action(); } catch (e) { console.log(e.message); }
}
console.log(record, Object.keys(record));
