// origin: tutorial on freeze, seal, preventExtensions and property descriptors
const user = { name: 'Ana', tags: ['a'], get upper() { return this.name.toUpperCase() } };
console.log(Object.getOwnPropertyDescriptors(user));
Object.defineProperty(user, 'id', { value: 7 });
user.id = 8; delete user.id;
console.log(user.id, Object.keys(user), user, JSON.stringify(user));
const frozen = Object.freeze({ a: 1, deep: { b: 2 } });
frozen.a = 9; frozen.deep.b = 3; frozen.c = 1;
console.log(frozen, Object.isFrozen(frozen), Object.isFrozen(frozen.deep), Object.isFrozen('str'), Object.isFrozen({}));
(function () {
  'use strict';
  const attempts = [
    () => { frozen.a = 2 }, () => { frozen.z = 2 }, () => { delete frozen.a }, () => { user.upper = 'X' }, () => { user.id = 1 },
    () => { delete user.id }, () => { Object.defineProperty(user, 'id', { value: 9 }) }, () => { Object.defineProperty(user, 'q', { get() {}, value: 1 }) },
    () => { Object.seal(user).extra = 1 }, () => { delete user.name }, () => { 'str'.length = 1 }, () => { 'str'[0] = 'x' }, () => { (5).x = 1 },
    () => { undefined.foo = 1 }, () => { null[Symbol.iterator] = 1 }, () => { delete [].length }, () => { [].length = -1 }, () => { Object.defineProperty(1, 'x', {}) },
    () => { Object.defineProperty({}, 'x', 1) }, () => { Object.setPrototypeOf(frozen, {}) }, () => { const o = {}; Object.setPrototypeOf(o, Object.create(o)) },
    () => { Object.create(1) }, () => { Object.prototype.__proto__ = {} }, () => { globalThis.undefined = 1 }, () => { NaN = 1 }, () => { undeclared = 1 }, () => { Math.PI = 3 },
    () => { Object.freeze(new Uint8Array(2)) }, () => { Object.fromEntries([1]) }, () => { Object.assign(null, {}) }, () => { Object.entries(undefined) }, () => { ({}).x.y.z },
    () => { new Proxy({}, null) }, () => { Reflect.ownKeys(1) }, () => { Object.defineProperties({}, { a: { get: 5 } }) }, () => { (() => {}).prototype.x },
  ];
  for (const f of attempts) {
    try { f(); console.log('fine   ', f.toString()) } catch (e) { console.log(e.name.padEnd(14), e.message) }
  }
})();
const deepFreeze = o => (Object.values(o).forEach(v => typeof v === 'object' && v !== null && deepFreeze(v)), Object.freeze(o));
const df = deepFreeze({ list: [{ x: 1 }], n: null });
df.list[0].x = 2; console.log(df, Reflect.set(df, 'n', 1), Reflect.defineProperty(df, 'm', { value: 1 }), Reflect.deleteProperty(df, 'list'));
