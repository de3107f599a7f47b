// origin: interview task, deep clone with circular references
function deepClone(value, seen = new WeakMap()) {
  if (value === null || typeof value !== 'object') return value;
  if (seen.has(value)) return seen.get(value);
  if (value instanceof Map) {
    const m = new Map();
    seen.set(value, m);
    value.forEach((v, k) => m.set(deepClone(k, seen), deepClone(v, seen)));
    return m;
  }
  if (value instanceof Set) {
    const s = new Set();
    seen.set(value, s);
    for (const v of value) s.add(deepClone(v, seen));
    return s;
  }
  const copy = Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value));
  seen.set(value, copy);
  for (const key of Reflect.ownKeys(value)) {
    copy[key] = deepClone(value[key], seen);
  }
  return copy;
}

class Person {
  constructor(name, friends = []) { this.name = name; this.friends = friends; }
}
const bob = new Person('Bob');
const alice = new Person('Alice', [bob]);
bob.friends.push(alice);
const original = {
  alice,
  tags: new Set(['x', ['y']]),
  map: new Map([['k', { v: 1 }]]),
  list: [1, [2, [3, [4]]]],
  [Symbol('id')]: 7,
  fn() {},
  nothing: undefined,
};
original.self = original;

const clone = deepClone(original);
console.log(clone);
console.log(clone !== original, clone.self === clone, clone.alice !== alice, clone.alice.friends[0].friends[0] === clone.alice);
console.log(clone.alice instanceof Person, clone.map.get('k') === original.map.get('k'), clone.fn === original.fn);
clone.list[1][0] = 'changed';
console.log(original.list, clone.list);
console.log(JSON.parse(JSON.stringify({ a: undefined, b: () => 1, c: NaN, d: [undefined] })));
