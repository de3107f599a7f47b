// origin: blog post, in which order do class fields, constructors and statics run
const log = (...a) => (console.log(...a), a[0]);
class Base {
  static s1 = log('static Base.s1');
  [log('computed key in Base')] = log('field Base 1');
  static { log('static block', this === Base, this.s1) }
  f = log('field Base 2', this.constructor.name, typeof this.describe);
  constructor() { log('ctor Base start', new.target.name); this.describe(); log('ctor Base end') }
  describe() { log('Base.describe') }
}
class Derived extends (log('extends clause'), Base) {
  static s2 = log('static Derived.s2', super.s1);
  #secret = log('private field');
  g = log('field Derived', this.f);
  constructor(x = log('default param')) { log('before super'); super(); log('after super', this.g) }
  describe() { try { log('Derived.describe', this.#secret) } catch (e) { log(e.message) } }
  static [log('computed static')]() {}
}
new Derived();
class Shadow { value = 'field'; get value2() { return 'proto getter' } constructor() { console.log(Object.keys(this), 'value' in this) } }
class Shadow2 extends Shadow { value2 = 'own field wins'; value; } console.log(new Shadow2());
class Ret { constructor() { return { replaced: true } } } class Child extends Ret { #p = 1; field = 2; static has(o) { return #p in o } } const ch = new Child(); console.log(ch, Child.has(ch), ch instanceof Child);
for (const f of [() => { class X extends null {} new X() }, () => { class X extends undefined {} }, () => { class X extends (() => {}) {} }, () => { class X extends Ret { constructor() { } } new X() }, () => { class Y extends Object { constructor() { return 1 } } new Y() }, () => { class Z extends Object { constructor() { super(); super() } } new Z() }, () => { class P { static x = this.y.z } }, () => { class Q { static #p; static t(o) { return o.#p } } class R extends Q {} R.t(R) }, () => { class S { #m() {} try() { this.#m = 1 } } new S().try() }, () => { class T { get #g() { return 1 } t() { this.#g = 2 } } new T().t() }, () => { class U { set #s(v) {} t() { return this.#s } } new U().t() }, () => { class V { constructor() { this.x() } x = () => this.y.z } new V() }, () => { new (class W { constructor() { W = 1 } })() }, () => { class N extends function* () {} {} }, () => { const o = { m() {} }; new o.m() }, () => { new (async () => {})() }, () => { new Math.max() }, () => { Reflect.construct(class {}, [], 1) }]) {
  try { f(); console.log('no error') } catch (e) { console.log(e.name + ': ' + e.message) }
}
class Acc { static #n = 0; static get n() { return ++Acc.#n } static set n(v) { Acc.#n = v } } Acc.n; Acc.n = 10; console.log(Acc.n, Acc); const o = { __proto__: { hi() { return 'proto hi' } }, hi() { return super.hi() + '!' } }; console.log(o.hi());
class Arr extends Array { sum() { return this.reduce((a, b) => a + b, 0) } static get [Symbol.species]() { return Array } } const arr = Arr.from([1, 2, 3]); console.log(arr, arr.sum(), arr.map(x => x) instanceof Arr, new Arr(3), Arr.of(9), arr.length, arr.concat([4]).constructor.name);
class MyMap extends Map { get(k) { return super.get(k) ?? 'none' } } console.log(new MyMap([[1, 2]]), new MyMap([[1, 2]]).get(5)); class MyErr extends Error { static { this.prototype.name = 'MyErr' } } console.log(String(new MyErr('x')), new MyErr('y') instanceof Error); class MyP extends Promise {} console.log(MyP.resolve(1), MyP.resolve(1).then(() => {}) instanceof MyP);
class Fn extends Function { constructor() { super('a', 'return a * 2') } } console.log(new Fn()(4), new Fn().name, typeof new Fn()); class Str extends String { shout() { return this.toUpperCase() + '!' } } console.log(new Str('hey').shout(), new Str('hey'), `${new Str('q')}`, new Str('hey').length);
