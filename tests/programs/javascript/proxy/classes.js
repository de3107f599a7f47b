// Proxies around classes and their instances; private members; accessors; static members; inheritance.
const traceCalls = Class => new Proxy(Class, {
  construct(target, args, newTarget) {
    console.log(`new ${target.name}(${args})`);
    const object = Reflect.construct(target, args, newTarget);
    return new Proxy(object, {
      get(t, key, receiver) {
        const value = Reflect.get(t, key, receiver);
        if (typeof value !== 'function' || key === 'constructor') return value;
        return (...a) => { console.log(`${target.name}.${String(key)}(${a})`); return value.apply(t, a); };
      },
    });
  },
  get(target, key, receiver) { console.log(`${target.name}.${String(key)}`); return Reflect.get(target, key, receiver); },
});

const Stack = traceCalls(class Stack {
  #items = [];
  static max = 10;
  static create(...xs) { const s = new this(); xs.forEach(x => s.push(x)); return s; }
  push(x) { this.#items.push(x); return this; }
  pop() { return this.#items.pop(); }
  get size() { return this.#items.length; }
});
const s = new Stack();
s.push(1).push(2);
console.log(s.pop(), Stack.max);
try { console.log(s.size); } catch (e) { console.log(String(e)); }
console.log(Stack.create(1, 2).pop());
console.log(s instanceof Stack, s.constructor.name);

// inheritance: the subclass's fields land on the proxy its parent returned
class Model {
  constructor(data) {
    Object.assign(this, data);
    return new Proxy(this, {
      set(t, k, v, r) { console.log('set', k, v); return Reflect.set(t, k, v, r); },
      defineProperty(t, k, d) { console.log('define', k, d); return Reflect.defineProperty(t, k, d); },
    });
  }
}
class User extends Model {
  role = 'guest';
  #secret = 1;
  ['computed' + 1] = 2;
  constructor(data) { super(data); this.loaded = true; }
  secret() { return this.#secret; }
  static { this.label = 'U'; }
}
const user = new User({ name: 'Ann' });
console.log(user, user.secret(), User.label);
user.role = 'admin';
user.role = 'root';

const withStatics = new Proxy(class { static get kind() { return this.name_ ?? 'none'; } }, { get: (t, k, r) => (k === 'name_' ? 'proxied' : Reflect.get(t, k, r)) });
console.log(withStatics.kind);
class Child extends withStatics {}
console.log(Child.kind, Object.getPrototypeOf(Child.prototype) === withStatics.prototype);

const mixed = new Proxy(class Mixed { constructor() { this.t = new.target; } }, {});
console.log(new mixed().t === mixed, Reflect.construct(mixed, [], Array).t === Array);
for (const bad of [new Proxy({}, {}), new Proxy(() => {}, {}), new Proxy(class {}, { get: (t, k, r) => (k === 'prototype' ? t.prototype : Reflect.get(t, k, r)) }), new Proxy(function () {}, { get: () => 5 })]) {
  try { class X extends bad {} console.log(typeof X); } catch (e) { console.log(String(e)); }
}
class Frozen extends new Proxy(class { constructor() { return Object.freeze({}); } }, {}) { field = 1; }
try { new Frozen(); } catch (e) { console.log(String(e)); }
class Refusing extends class { constructor() { return new Proxy({}, { defineProperty: () => false }); } } { field = 1; }
try { new Refusing(); } catch (e) { console.log(String(e)); }
class List extends Array { last() { return this[this.length - 1]; } }
const list = new Proxy(new List(1, 2, 3), {});
console.log(list.last(), list.map(x => x * 2).last(), list.filter(Boolean) instanceof List, list.concat([4]) instanceof List, list);
const gen = new Proxy(function* () { yield 1; yield 2; }, {});
console.log([...gen()], Object.getPrototypeOf(gen).constructor.name);
const asyncF = new Proxy(async x => x + 1, { apply: async (t, s, a) => (await t(...a)) * 10 });
asyncF(1).then(console.log);
