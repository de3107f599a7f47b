// Private names behind has, ownKeys, get; read-only views; default values; method missing.
const hide = (target, prefix = '_') => new Proxy(target, {
  has: (obj, prop) => !prop.startsWith(prefix) && prop in obj,
  ownKeys: obj => Reflect.ownKeys(obj).filter(prop => typeof prop !== 'string' || !prop.startsWith(prefix)),
  get: (obj, prop, rec) => (typeof prop === 'string' && prop.startsWith(prefix) ? undefined : Reflect.get(obj, prop, rec)),
  getOwnPropertyDescriptor: (obj, prop) => (prop.startsWith(prefix) ? undefined : Reflect.getOwnPropertyDescriptor(obj, prop)),
});
const user = hide({ _id: 1, name: 'Ann', _pw: 'x', age: 3 });
console.log('_id' in user, 'name' in user, user._pw, user.name);
console.log(Object.keys(user), JSON.stringify(user), { ...user });
for (const key in user) console.log(key);
console.log(Object.getOwnPropertyNames(user), user.hasOwnProperty('_id'), Object.entries(user));
console.log(user);

const withDefaults = (target, fallback) => new Proxy(target, { get: (t, k) => (k in t ? t[k] : fallback) });
const counts = withDefaults({}, 0);
for (const letter of 'abracadabra') counts[letter] += 1;
console.log(counts, counts.z);
const tree = () => new Proxy({}, { get: (t, k, r) => (k in t || typeof k === 'symbol' || k === 'toJSON' ? t[k] : (t[k] = tree())) });
const t = tree();
t.a.b.c = 1;
t.a.d = 2;
console.log(JSON.stringify(t), t);

const readonly = target => new Proxy(target, {
  get: (obj, key) => { const v = Reflect.get(obj, key); return typeof v === 'object' && v !== null ? readonly(v) : v; },
  set(obj, key) { throw new TypeError(`Cannot assign to ${String(key)}`); },
  deleteProperty() { return false; },
  defineProperty() { return false; },
  setPrototypeOf() { return false; },
  preventExtensions() { return false; },
});
const view = readonly({ list: [1, 2], deep: { x: 1 } });
for (const action of [
  () => { view.a = 1; }, () => { view.deep.x = 2; }, () => view.list.push(3), () => { 'use strict'; delete view.deep; },
  () => Object.defineProperty(view, 'q', { value: 1 }), () => Object.setPrototypeOf(view, null),
  () => Object.preventExtensions(view), () => Object.freeze(view), () => Object.assign(view, { b: 1 }),
  () => Reflect.defineProperty(view, 'q', { value: 1 }), () => Reflect.preventExtensions(view),
]) {
  try { console.log(action()); } catch (e) { console.log(String(e)); }
}

// method missing
class Finder {
  constructor(rows) {
    this.rows = rows;
    return new Proxy(this, {
      get(target, name, receiver) {
        if (name in target || typeof name !== 'string') return Reflect.get(target, name, receiver);
        if (!name.startsWith('findBy')) return (...args) => { throw new Error(`no method ${name}(${args.join(', ')})`); };
        const field = name[6].toLowerCase() + name.slice(7);
        return value => target.rows.filter(row => row[field] === value);
      },
    });
  }
  count() { return this.rows.length; }
}
const finder = new Finder([{ name: 'a', age: 1 }, { name: 'b', age: 1 }]);
console.log(finder.count(), finder.findByName('b'), finder.findByAge(1).length);
try { finder.explode(1, 2); } catch (e) { console.log(e.message); }

// a fluent builder out of nothing
const chain = (path = []) => new Proxy(function () {}, {
  get: (_, key) => (key === 'then' ? undefined : chain([...path, String(key)])),
  apply: (_, self, args) => `/${path.join('/')}(${args.join(',')})`,
});
console.log(chain().api.users[5].posts('x', 1));
(async () => { const c = await chain().a.b; console.log(c(1)); })();
