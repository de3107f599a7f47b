// Proxies that others inherit from.
const log = [];
const base = new Proxy({ shared: 1, get self() { return this; } }, {
  get(target, key, receiver) { log.push(`get ${String(key)}`); return key === 'magic' ? 'from ' + receiver.name : Reflect.get(target, key, receiver); },
  set(target, key, value, receiver) { log.push(`set ${String(key)}`); return Reflect.set(target, key, value, receiver); },
  has(target, key) { log.push(`has ${String(key)}`); return key === 'ghost' || Reflect.has(target, key); },
});
const child = Object.create(base, { name: { value: 'child', writable: true, enumerable: true, configurable: true } });
console.log(child.name, child.shared, child.magic, child.self === child, child.none);
console.log('name' in child, 'ghost' in child, 'nothing' in child);
child.name = 'kid';
child.fresh = 1;
console.log(Object.keys(child), child.fresh, Object.hasOwn(child, 'shared'));
console.log(log.splice(0).join(', '));

class Magic {
  hello() { return `hello ${this.who}`; }
}
Object.setPrototypeOf(Magic.prototype, new Proxy({}, {
  get(target, key, receiver) { return typeof key === 'string' ? `<${key}>` : undefined; },
}));
const magic = new Magic();
console.log(magic.hello(), magic.anything, magic.toString);

// super through a proxy
const parent = new Proxy({ greet() { return 'parent of ' + this.id; } }, { get(t, k, r) { console.log('super', k); return Reflect.get(t, k, r); } });
const object = { __proto__: parent, id: 9, greet() { return super.greet() + '!'; } };
console.log(object.greet());

// getPrototypeOf trap decides instanceof
class Duck {}
const fake = new Proxy({}, { getPrototypeOf() { return Duck.prototype; } });
console.log(fake instanceof Duck, Duck.prototype.isPrototypeOf(fake), Object.getPrototypeOf(fake) === Duck.prototype, fake.__proto__ === Duck.prototype, Reflect.getPrototypeOf(fake) === Duck.prototype);
console.log({} instanceof new Proxy(function () {}, { get(t, k, r) { console.log('get', String(k)); return Reflect.get(t, k, r); } }));
console.log(Object.create(fake) instanceof Duck);

// for-in through a chain
const chained = Object.create(new Proxy({ x: 1, y: 2 }, { ownKeys(t) { console.log('ownKeys'); return Reflect.ownKeys(t); }, getOwnPropertyDescriptor(t, k) { console.log('describe', k); return Reflect.getOwnPropertyDescriptor(t, k); } }), { own: { value: 0, enumerable: true } });
for (const key in chained) console.log(key);

// a proxy whose target is a proxy, and whose handler is one
const inner = new Proxy({ v: 1 }, { get(t, k) { console.log('inner', String(k)); return t[k]; } });
const outer = new Proxy(inner, { get(t, k, r) { console.log('outer', String(k)); return Reflect.get(t, k, r); } });
console.log(outer.v);
const everything = new Proxy({}, { get(_, trap) { console.log('trap', trap); return undefined; } });
const watched = new Proxy({ a: 1 }, everything);
watched.a; watched.b = 2; 'a' in watched; delete watched.b; Object.keys(watched); for (const k in watched); Object.isExtensible(watched); watched instanceof Object; JSON.stringify(watched);
console.log(watched);

// Reflect
const target = { get me() { return this; }, set put(v) { this.stored = v; } };
const receiver = { name: 'receiver' };
console.log(Reflect.get(target, 'me', receiver) === receiver, Reflect.set(target, 'put', 5, receiver), receiver);
console.log(Reflect.set({}, 'x', 1, new Proxy({}, { defineProperty(t, k, d) { console.log('define', k, d); return Reflect.defineProperty(t, k, d); } })));
console.log(Reflect.set({ x: 0 }, 'x', 1, new Proxy({ x: 5 }, { getOwnPropertyDescriptor(t, k) { console.log('describe', k); return Reflect.getOwnPropertyDescriptor(t, k); }, defineProperty(t, k, d) { console.log('define', k, d); return true; } })));
console.log(Reflect.has(base, 'ghost'), Reflect.ownKeys(new Proxy({ b: 1, a: 2, 1: 3, [Symbol.iterator]: 4 }, {})), Reflect.isExtensible(base), Reflect.deleteProperty(base, 'shared'));
for (const name of ['get', 'set', 'has', 'ownKeys', 'apply', 'construct', 'defineProperty', 'getPrototypeOf', 'setPrototypeOf', 'isExtensible']) {
  try { Reflect[name](1, 2, 3); } catch (e) { console.log(String(e)); }
}
