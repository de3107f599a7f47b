// origin: interview quiz 2023, static members, inheritance and this
class A { static n = 0; static inc() { return ++this.n } static self = this; who() { return this.constructor.name } }
class B extends A { }
console.log(A.inc(), B.inc(), B.inc(), A.n, B.n, Object.hasOwn(B, 'n'), A.self === A, new B().who(), B.__proto__.name);
class C { x = this.init(); init() { return 'C' } } class D extends C { y = 'field'; init() { return 'D sees y as ' + this.y } } console.log(new D());
class E { m = () => this.v; v = 1; n() { return this?.v } } const { m, n } = new E(); console.log(m(), n());
class F { static create() { return new this() } static #secret = 1; static peek(k) { return k.#secret } } class G extends F { } console.log(G.create(), F.peek(F)); try { G.peek(G) } catch (e) { console.log(e.message) }
class H { constructor() { return [1] } } console.log(new H(), new H() instanceof H, class { static name = 'x' }.name, class { static length() { } }.length.name);
class I { get v() { return 1 } } const i = new I(); i.v = 2; console.log(i.v, Object.keys(i)); class J extends I { v = 3 } console.log(new J(), new J().v); class K { set v(x) { this._ = x } } class L extends K { v = 3 } console.log(new L()); class M extends K { constructor() { super(); this.v = 4 } } console.log(new M());
const Mix = B => class extends B { hi() { return 'mix ' + (super.hi?.() ?? 'none') } }; class N { hi() { return 'N' } } console.log(new (Mix(N))().hi(), new (Mix(Object))().hi(), new (Mix(Mix(N)))().hi(), Mix(N).name, Mix(N));
console.log(typeof A.prototype.constructor, A.prototype.hasOwnProperty('who'), Object.keys(A.prototype), JSON.stringify(new D()), `${class Z { }}`, class { a = 1; static b() { } } + '', new (class { toString() { return 'ts' } }) + '', new (class { valueOf() { return 4 } }) * 2); if (true) { class Inner { } } try { Inner } catch (e) { console.log(e.message) } var P = class Q { static q() { return Q.name } }; console.log(P.q(), typeof Q);
