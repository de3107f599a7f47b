// What a trap may not say: each invariant of a proxy, and how V8 words its breach.
const attempt = (name, action) => {
  try { console.log(name, '->', action()); } catch (e) { console.log(name, '->', String(e)); }
};
const fixed = (value = 1) => Object.defineProperty({}, 'fixed', { value });
const fixedWritable = () => Object.defineProperty({}, 'fixed', { value: 1, writable: true });
const accessor = (get, set) => Object.defineProperty({}, 'fixed', { get, set });
const closed = () => Object.preventExtensions({ own: 1 });
const closedFixed = () => Object.freeze({ own: 1 });
const symbol = Symbol('sym');

attempt('get other value', () => new Proxy(fixed(), { get: () => 2 }).fixed);
attempt('get same value', () => new Proxy(fixed(), { get: () => 1 }).fixed);
attempt('get NaN', () => new Proxy(fixed(NaN), { get: () => NaN }).fixed);
attempt('get -0', () => new Proxy(fixed(0), { get: () => -0 }).fixed);
attempt('get object', () => new Proxy(fixed({ a: 1 }), { get: () => [] }).fixed);
attempt('get string', () => new Proxy(fixed('one'), { get: () => 'two' }).fixed);
attempt('get writable', () => new Proxy(fixedWritable(), { get: () => 2 }).fixed);
attempt('get no getter', () => new Proxy(accessor(undefined, () => {}), { get: () => 2 }).fixed);
attempt('get no getter undefined', () => new Proxy(accessor(undefined, () => {}), { get: () => undefined }).fixed);
attempt('get getter', () => new Proxy(accessor(() => 1), { get: () => 2 }).fixed);
attempt('get symbol', () => new Proxy(Object.freeze({ [symbol]: 1 }), { get: () => 2 })[symbol]);
attempt('get function', () => new Proxy(fixed(function f() {}), { get: () => () => 1 }).fixed);
attempt('deep', () => new Proxy(Object.freeze({ list: [1] }), { get: (t, k) => new Proxy(t[k], {}) }).list);

attempt('set fixed', () => { new Proxy(fixed(), { set: () => true }).fixed = 2; return 'done'; });
attempt('set fixed same', () => { new Proxy(fixed(), { set: () => true }).fixed = 1; return 'done'; });
attempt('set no setter', () => { new Proxy(accessor(() => 1), { set: () => true }).fixed = 2; return 'done'; });
attempt('set setter', () => { new Proxy(accessor(() => 1, () => {}), { set: () => true }).fixed = 2; return 'done'; });
attempt('set index', () => { new Proxy(Object.freeze([1]), { set: () => true })[0] = 2; return 'done'; });
attempt('set length', () => { new Proxy(Object.freeze([1]), { set: () => true }).length = 0; return 'done'; });

attempt('has fixed', () => 'fixed' in new Proxy(fixed(), { has: () => false }));
attempt('has closed', () => 'own' in new Proxy(closed(), { has: () => false }));
attempt('has nothing', () => 'none' in new Proxy(closed(), { has: () => false }));
attempt('has symbol', () => symbol in new Proxy(Object.freeze({ [symbol]: 1 }), { has: () => 0 }));

attempt('delete fixed', () => delete new Proxy(fixed(), { deleteProperty: () => true }).fixed);
attempt('delete closed', () => delete new Proxy(closed(), { deleteProperty: () => true }).own);
attempt('delete none', () => delete new Proxy(closed(), { deleteProperty: () => true }).none);
attempt('delete falsish', () => delete new Proxy({ a: 1 }, { deleteProperty: () => 0 }).a);

const describe = (target, answer, key = 'fixed') => Object.getOwnPropertyDescriptor(new Proxy(target, { getOwnPropertyDescriptor: () => answer }), key);
attempt('describe primitive', () => describe({}, 5));
attempt('describe null', () => describe({}, null));
attempt('describe undefined fixed', () => describe(fixed(), undefined));
attempt('describe undefined closed', () => describe(closed(), undefined, 'own'));
attempt('describe undefined', () => describe({ fixed: 1 }, undefined));
attempt('describe extra on closed', () => describe(closed(), { value: 1, configurable: true }, 'extra'));
attempt('describe incompatible', () => describe(fixed(), { value: 2 }));
attempt('describe fixed that is not', () => describe({ fixed: 1 }, { value: 1, configurable: false, writable: true, enumerable: true }));
attempt('describe fixed that is nothing', () => describe({}, { value: 1, configurable: false }));
attempt('describe non-writable', () => describe(fixedWritable(), { value: 1, writable: false, configurable: false }));
attempt('describe partly', () => describe({}, { configurable: true }));
attempt('describe accessor', () => describe({}, { get() { return 1; }, configurable: true }));
attempt('describe both', () => describe({}, { get() {}, value: 1, configurable: true }));
attempt('describe bad getter', () => describe({}, { get: 1, configurable: true }));

const define = (target, description, key = 'fixed', answer = true) => Object.defineProperty(new Proxy(target, { defineProperty: () => answer }), key, description);
attempt('define falsish', () => define({}, { value: 1 }, 'a', ''));
attempt('define falsish symbol', () => define({}, { value: 1 }, symbol, false));
attempt('define on closed', () => define(closed(), { value: 1, configurable: true }, 'extra'));
attempt('define fixed nothing', () => define({}, { value: 1, configurable: false }));
attempt('define fixed configurable', () => define({ fixed: 1 }, { value: 1, configurable: false }));
attempt('define incompatible', () => define(fixed(), { value: 2 }));
attempt('define non-writable', () => define(fixedWritable(), { writable: false, configurable: false }));
attempt('define nothing happens', () => define({}, { value: 1, configurable: true }));
attempt('define Reflect', () => Reflect.defineProperty(new Proxy({}, { defineProperty: () => false }), 'a', {}));
Object.defineProperty(new Proxy({}, { defineProperty(t, k, d) { console.log(k, d, Object.getPrototypeOf(d) === Object.prototype); return true; } }), 'seen', { enumerable: 1, value: 2, configurable: true, extra: 3 });

const keys = (target, answer) => Reflect.ownKeys(new Proxy(target, { ownKeys: () => answer }));
attempt('keys primitive', () => keys({}, 'ab'));
attempt('keys undefined', () => keys({}, undefined));
attempt('keys number', () => keys({}, [1]));
attempt('keys null', () => keys({}, ['a', null]));
attempt('keys object', () => keys({}, [{}]));
attempt('keys boolean', () => keys({}, [true]));
attempt('keys twice', () => keys({}, ['a', 'b', 'a']));
attempt('keys symbol twice', () => keys({}, [symbol, symbol]));
attempt('keys missing fixed', () => keys(fixed(), []));
attempt('keys missing symbol', () => keys(Object.freeze({ [symbol]: 1 }), []));
attempt('keys missing closed', () => keys(closed(), []));
attempt('keys extra closed', () => keys(closed(), ['own', 'more']));
attempt('keys closed', () => keys(closed(), ['own']));
attempt('keys array', () => keys([1], ['0']));
attempt('keys function', () => keys(class {}, ["name"]));
attempt('keys array-like', () => keys({}, { length: 2, 0: 'x', 1: symbol }));
attempt('keys made up', () => keys({}, ['x', 'y']));
attempt('Object.keys made up', () => Object.keys(new Proxy({}, { ownKeys: () => ['x', 'y'] })));
attempt('Object.keys described', () => Object.keys(new Proxy({}, { ownKeys: () => ['x', 'y'], getOwnPropertyDescriptor: (t, k) => ({ value: k, enumerable: k === 'x', configurable: true }) })));

attempt('prototype primitive', () => Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => 1 })));
attempt('prototype undefined', () => Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => undefined })));
attempt('prototype null', () => Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => null })));
attempt('prototype closed', () => Object.getPrototypeOf(new Proxy(closed(), { getPrototypeOf: () => null })));
attempt('set prototype falsish', () => Object.setPrototypeOf(new Proxy({}, { setPrototypeOf: () => 0 }), null));
attempt('set prototype closed', () => Object.setPrototypeOf(new Proxy(closed(), { setPrototypeOf: () => true }), null));
attempt('set prototype same', () => Object.setPrototypeOf(new Proxy(closed(), { setPrototypeOf: () => true }), Object.prototype) !== null);
attempt('set __proto__', () => { new Proxy({}, { setPrototypeOf: () => false }).__proto__ = null; });
attempt('extensible wrong', () => Object.isExtensible(new Proxy({}, { isExtensible: () => false })));
attempt('extensible wrong too', () => Object.isExtensible(new Proxy(closed(), { isExtensible: () => true })));
attempt('prevent falsish', () => Object.preventExtensions(new Proxy({}, { preventExtensions: () => false })));
attempt('prevent untrue', () => Object.preventExtensions(new Proxy({}, { preventExtensions: () => true })));
attempt('freeze falsish', () => Object.freeze(new Proxy({}, { preventExtensions: () => false })));
attempt('seal define', () => Object.seal(new Proxy({ a: 1 }, { defineProperty: () => false })));
attempt('construct primitive', () => new (new Proxy(function () {}, { construct: () => 'text' }))());
attempt('construct undefined', () => new (new Proxy(function () {}, { construct() {} }))());
attempt('construct symbol', () => new (new Proxy(function () {}, { construct: () => symbol }))());

'use strict';
(function () {
  'use strict';
  attempt('strict set', () => { new Proxy({}, { set: () => false }).a = 1; });
  attempt('strict set undefined', () => { new Proxy({}, { set() {} }).a = 1; });
  attempt('strict set symbol', () => { new Proxy({}, { set() {} })[symbol] = 1; });
  attempt('strict set index', () => { new Proxy([], { set() {} })[0] = 1; });
  attempt('strict delete', () => delete new Proxy({}, { deleteProperty() {} }).a);
  attempt('strict frozen', () => { new Proxy(Object.freeze({ a: 1 }), {}).a = 2; });
  attempt('strict add', () => { new Proxy(Object.freeze({ a: 1 }), {}).b = 2; });
  attempt('strict getter only', () => { new Proxy({ get a() { return 1; } }, {}).a = 2; });
  attempt('strict delete frozen', () => delete new Proxy(Object.freeze({ a: 1 }), {}).a);
  attempt('strict array', () => { new Proxy([1, 2], {}).length = -1; });
  attempt('receiver refuses', () => { Object.create(new Proxy({}, {}), { a: { value: 1 } }).a = 2; });
  attempt('receiver closed', () => { Object.preventExtensions(Object.create(new Proxy({}, {}))).a = 2; });
  attempt('inherited trap', () => { Object.create(new Proxy({}, { set: () => false })).a = 2; });
  attempt('push refused', () => new Proxy([], { set: () => false }).push(1));
  attempt('assign refused', () => Object.assign(new Proxy({}, { set: () => false }), { a: 1 }));
})();
for (const trap of ['get', 'set', 'has', 'deleteProperty', 'ownKeys', 'getOwnPropertyDescriptor', 'defineProperty', 'getPrototypeOf', 'setPrototypeOf', 'isExtensible', 'preventExtensions', 'apply', 'construct']) {
  const operations = {
    get: p => p.x, set: p => { p.x = 1; }, has: p => 'x' in p, deleteProperty: p => delete p.x, ownKeys: p => Object.keys(p),
    getOwnPropertyDescriptor: p => Object.getOwnPropertyDescriptor(p, 'x'), defineProperty: p => Object.defineProperty(p, 'x', {}) === p,
    getPrototypeOf: p => Object.getPrototypeOf(p), setPrototypeOf: p => Object.setPrototypeOf(p, null) === p, isExtensible: p => Object.isExtensible(p),
    preventExtensions: p => Object.preventExtensions(p) === p, apply: p => p(), construct: p => typeof new p(),
  };
  for (const bad of [1, 'text', {}, null, undefined, symbol]) attempt(trap + ' is ' + String(bad), () => operations[trap](new Proxy(function () {}, { [trap]: bad })));
}
