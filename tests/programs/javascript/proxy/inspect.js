// console.log and its kin show the target and call no trap.
const util = require('util');
const loud = { get() { throw new Error('called'); }, has() { throw new Error('called'); }, ownKeys() { throw new Error('called'); }, getOwnPropertyDescriptor() { throw new Error('called'); }, getPrototypeOf() { throw new Error('called'); } };
const wrap = target => new Proxy(target, loud);
class Point { constructor() { this.x = 1; } }
console.log(wrap({ a: 1, b: { c: 2 } }));
console.log(wrap([1, 2, 3]), wrap(new Point()), wrap(new Map([['k', wrap({})]])), wrap(new Set([1])));
console.log(wrap(function named() {}), wrap(class Some {}), wrap(() => {}), wrap(class A extends Point {}));
console.log({ inside: wrap({ deep: { er: { est: 1 } } }), list: [wrap([1])] });
console.log([wrap({}), wrap([])], wrap(Object.create(null)), wrap(Promise.resolve(4)));
console.log(util.inspect(wrap({ a: 1 }), { showProxy: true }));
console.log(util.inspect({ p: new Proxy([1, 2], { get: Reflect.get }) }, { showProxy: true, depth: 0 }), util.inspect(new Proxy({ a: { b: 1 } }, {}), { showProxy: 1, depth: 0 }));
console.log(util.inspect(new Proxy(new Proxy({ x: 1 }, { inner() {} }), { outer: true }), { showProxy: true }));
console.log(util.inspect(new Proxy({ long: 'a'.repeat(40), other: 'b'.repeat(40) }, { get: function handler() {}, set: function other() {} }), { showProxy: true }));
console.log('%o|%O|%s|%j', new Proxy({ a: 1 }, {}), new Proxy({ a: 1 }, {}), new Proxy({ a: 1 }, {}), new Proxy({ a: 1 }, {}));
console.log(util.types.isProxy(wrap({})), util.types.isProxy({}), util.format('%s', new Proxy([1, 2], {})), util.format('%s', new Proxy(class X { toString() { return 'x'; } }, {})));
console.log('%s', new Proxy(new (class { toString() { return 'own text'; } })(), {}));
const circular = { name: 'c' };
circular.self = new Proxy(circular, {});
console.log(circular);
console.log(new Proxy([null, 1], {}), new Proxy({ 0: null }, {}));
const custom = new Proxy({ [util.inspect.custom](depth, options) { return `custom ${this === custom} ${typeof options.stylize}`; } }, {});
console.log(custom, [custom]);
console.log(new Proxy(new Error('shown'), {}).message);
console.table(new Proxy([{ a: 1 }, { a: 2 }], {}));
console.dir(new Proxy({ d: 1 }, {}), { showProxy: true });
console.log(util.isDeepStrictEqual(new Proxy({ a: [1] }, {}), { a: [1] }), util.isDeepStrictEqual(new Proxy([1], {}), [2]));
console.log(Object.create(new Proxy({ inherited: 1 }, {})), JSON.stringify(new Proxy({ a: [new Proxy([1], {})] }, {}), null, 1));
class Extended extends new Proxy(Point, {}) { y = 2; }
console.log(new Extended(), Extended);
try { structuredClone(new Proxy({}, {})); } catch (e) { console.log(e.name, e.message); }
console.log(`${new Proxy({ toString: () => 'text' }, {})}`, new Proxy({ valueOf: () => 4 }, {}) * 2);
