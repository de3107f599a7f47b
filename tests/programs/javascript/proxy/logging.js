// Every trap logs what it was asked and passes it on with Reflect.
const show = value => {
  if (typeof value === 'symbol') return value.toString();
  if (typeof value === 'function') return `[function ${value.name}]`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

function logged(target, name) {
  const handler = {};
  for (const trap of Reflect.ownKeys(Reflect)) {
    if (typeof trap === 'symbol') continue;
    handler[trap] = function (t, ...rest) {
      const last = rest.length && rest[rest.length - 1] === proxy ? rest.slice(0, -1).concat('<receiver>') : rest;
      console.log(`${name}.${trap}(${last.map(show).join(', ')})`);
      return Reflect[trap](t, ...rest);
    };
  }
  const proxy = new Proxy(target, handler);
  return proxy;
}

const p = logged({ a: 1, b: { c: 2 }, get sum() { return this.a + 1; } }, 'p');
console.log('-- get');
p.a; p.missing; p['b'].c; p.sum; p[Symbol.iterator];
console.log('-- set');
p.a = 2; p.z = 3; p.a += 5; p.a++;
console.log('-- has, delete');
console.log('a' in p, 'q' in p, delete p.z, delete p.never);
console.log('-- keys');
console.log(Object.keys(p), Object.values(p), Object.entries(p).length);
console.log('-- spread and rest');
console.log({ ...p });
const { a, ...others } = p;
console.log(a, others);
console.log('-- assign');
console.log(Object.assign({}, p));
Object.assign(p, { extra: 1 });
console.log('-- for in');
for (const key in p) console.log('visit', key);
console.log('-- json');
console.log(JSON.stringify(p));
console.log('-- descriptors');
console.log(Object.getOwnPropertyDescriptor(p, 'a'));
Object.defineProperty(p, 'hidden', { value: 1, configurable: true });
console.log(Object.getOwnPropertyNames(p), p.hasOwnProperty('a'), Object.hasOwn(p, 'nope'));
console.log(Object.prototype.propertyIsEnumerable.call(p, 'hidden'));
console.log('-- prototype');
console.log(Object.getPrototypeOf(p) === Object.prototype, p instanceof Object, Object.prototype.isPrototypeOf(p));
Object.setPrototypeOf(p, null);
console.log('-- extensible');
console.log(Object.isExtensible(p), Object.isFrozen(p));
Object.freeze(p);
console.log(Object.isFrozen(p), Object.isSealed(p), Object.isExtensible(p));
console.log('-- function');
const f = logged(function add(x, y) { return x + y; }, 'f');
console.log(f(1, 2), f.call(null, 3, 4), f.apply(null, [5, 6]), f.bind(null, 1)(1));
console.log(Reflect.apply(f, undefined, [7, 8]));
console.log(new f() instanceof f);
console.log('-- conversion');
const q = logged({ valueOf() { return 10; } }, 'q');
console.log(q + 1, `${logged({}, 's')}`, q > 5);
