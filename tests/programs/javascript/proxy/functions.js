// apply and construct traps: memoizing, counting, singletons, factories, new.target.
const memoize = fn => {
  const cache = new Map();
  return new Proxy(fn, {
    apply(target, self, args) {
      const key = args.join();
      if (cache.has(key)) { console.log('cached', key); return cache.get(key); }
      const result = Reflect.apply(target, self, args);
      cache.set(key, result);
      return result;
    },
  });
};
const slow = memoize(function square(n) { console.log('computing', n); return n * n; });
console.log(slow(3), slow(3), slow.name, slow.length, typeof slow);
const fib = memoize(n => (n < 2 ? n : fib(n - 1) + fib(n - 2)));
console.log(fib(6));

const singleton = Class => {
  let instance;
  return new Proxy(Class, {
    construct(target, args, newTarget) { return instance ??= Reflect.construct(target, args, newTarget); },
  });
};
class Config { constructor(x) { this.x = x; } }
const Single = singleton(Config);
console.log(new Single(1) === new Single(2), new Single(3), new Single() instanceof Config, new Single() instanceof Single);

// called without new
const Callable = new Proxy(class Point { constructor(x, y) { this.x = x; this.y = y; } }, {
  apply(target, self, args) { return new target(...args); },
});
console.log(Callable(1, 2), new Callable(3, 4));

// new.target
class Base { constructor() { this.made = new.target === undefined ? 'none' : new.target.name; } }
const Wrapped = new Proxy(Base, {});
class Derived extends Wrapped { constructor() { super(); this.own = new.target === Derived; } }
console.log(new Wrapped(), new Derived(), new Derived() instanceof Base, new Derived() instanceof Wrapped);
console.log(Object.getPrototypeOf(Derived) === Wrapped, Derived);
const logging = new Proxy(Base, {
  get(target, key, receiver) { console.log('get', String(key)); return Reflect.get(target, key, receiver); },
  construct(target, args, newTarget) { console.log('construct', args, newTarget === logging); return Reflect.construct(target, args, newTarget); },
});
console.log(new logging(1));
class Sub extends logging { field = 1; static s = 2; }
console.log(new Sub());
console.log(Reflect.construct(Base, [], logging));
console.log(Reflect.construct(Array, [1, 2], logging).length);
console.log(new (new Proxy(Map, {}))([[1, 2]]), new (new Proxy(Error, {}))('boom').message, new (new Proxy(Array, {}))(3));
console.log(Reflect.construct(Map, [], new Proxy(Set, {})) instanceof Set);

const wrapAll = object => new Proxy(object, {
  get(target, key, receiver) {
    const value = Reflect.get(target, key, receiver);
    if (typeof value !== 'function') return value;
    return function (...args) { console.log(`call ${String(key)}(${args})`); return value.apply(target, args); };
  },
});
const math = wrapAll({ n: 2, add(x) { return this.n + x; }, twice(x) { return this.add(x) * 2; } });
console.log(math.add(1), math.twice(2));

const map = new Proxy(new Map([['k', 1]]), {
  get(target, key) {
    const value = Reflect.get(target, key, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});
map.set('x', 2);
console.log(map.get('k'), map.has('x'), map.size, [...map], map);
const bare = new Proxy(new Map(), {});
for (const action of [() => bare.get(1), () => bare.size, () => bare.set(1, 1), () => new Proxy(new Set(), {}).add(1), () => new Proxy(Promise.resolve(1), {}).then()]) {
  try { console.log(action()); } catch (e) { console.log(String(e)); }
}
for (const action of [
  () => new (new Proxy(class {}, { construct() { return 5; } }))(), () => new (new Proxy(() => {}, {}))(),
  () => new Proxy({}, { apply() {} })(), () => new Proxy(class Q {}, {})(), () => new (new Proxy(class {}, { construct: 3 }))(),
]) {
  try { console.log(action()); } catch (e) { console.log(String(e)); }
}
const bound = new Proxy(function f(a, b) { return [this, a, b, new.target === undefined]; }, {}).bind('me', 1);
console.log(bound.name, bound.length, bound(2).slice(1));
class Private { #x = 1; read() { return this.#x; } static has(o) { return #x in o; } }
const pp = new Proxy(new Private(), {});
try { pp.read(); } catch (e) { console.log(String(e)); }
console.log(Private.has(pp));
