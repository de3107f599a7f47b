class Foo {} class Bar extends Foo { x = 1; #hidden = 2; static st = 3; get acc() { return 1; } }
console.log(new Foo(), new Bar(), Foo, Bar, [Foo, Bar], { Foo });
console.log(Foo.prototype, Bar.prototype, Object.getPrototypeOf(new Bar()) === Bar.prototype);
console.log(Object.create(null), Object.create({}), Object.create({ a: 1 }), Object.create(Foo.prototype), Object.create(Bar.prototype));
console.log(Object.assign(Object.create(null), { x: { y: Object.create(null) } }));
function Old() { this.a = 1; } Old.prototype.m = function () {};
console.log(new Old(), Old.prototype, Object.create(new Old()), Old);
const anon = new (class {})(), anonFn = new (function () { this.z = 1; })();
console.log(anon, anonFn, new (class { y = 1; })());
const noCtor = { constructor: undefined, a: 1 };
console.log(noCtor, { constructor: 'x' }, { constructor: Foo }, { constructor: { name: 'Fake' } });
Object.defineProperty(Foo, 'name', { value: 'Renamed' }); console.log(new Foo(), Foo);
const obj = new Bar(); Object.setPrototypeOf(obj, null); console.log(obj);
const delCtor = new (class Del { v = 1; })(); delete Object.getPrototypeOf(delCtor).constructor; console.log(delCtor);
console.log(Object.setPrototypeOf({ b: 1 }, Foo.prototype), Object.setPrototypeOf(function g() {}, null), Object.setPrototypeOf(() => {}, Foo.prototype));
class M extends Map { extra = 1; } class S extends Set {} class P extends Promise {} class E extends Error {} class A extends Array { p = 1; } class F extends Function {}
console.log(new M([[1, 2]]), new S([1]), P.resolve(1), String(new E('e')), A.of(1), new F());
console.log(class extends Foo {}, class extends null {}, class X { static y = { z: 1 }; }, class { static name = 'custom'; });
console.log(new (class LongName { propertyNumberOne = 'some text here'; propertyNumberTwo = 'other text here'; three = 3; })());
console.log([new Bar(), new Bar()], { k: new Bar(), n: { m: { o: new Bar() } } });
console.log(globalThis === global, Math, JSON, Reflect, Atomics === undefined, Symbol.prototype, Number.prototype, Boolean.prototype, Array.prototype, Function.prototype, Promise.prototype, Map.prototype, Set.prototype, Object.prototype);
