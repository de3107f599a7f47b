// origin: interview quiz, prototypes and shadowing
function A() { this.own = 1 } A.prototype.shared = []; A.prototype.count = 0;
const a = new A(), b = new A();
a.shared.push('via a'); b.count++; a.shared === b.shared && console.log(a.shared, b.shared, a.count, b.count, A.prototype.count);
A.prototype = { replaced: true }; const c = new A(); console.log(a.replaced, c.replaced, c.constructor === Object, a instanceof A, c instanceof A, a.constructor === A);
Object.prototype.polluted = 'everywhere'; console.log({}.polluted, [].polluted, (5).polluted); for (const k in { mine: 1 }) console.log(k); delete Object.prototype.polluted;
Array.prototype.last = function () { return this[this.length - 1] }; console.log([1, 2].last()); for (const i in ['x']) console.log('in', i); for (const v of ['x']) console.log('of', v); console.log([7], Object.keys([7])); delete Array.prototype.last;
const base = { greet() { return 'base ' + this.n }, n: 'b' }, mid = Object.create(base, { n: { value: 'm', enumerable: true } }), top = { __proto__: mid, n: 't', greet() { return 'top>' + super.greet() } }; console.log(top.greet(), mid.greet(), top, Object.getPrototypeOf(top) === mid, mid);
const detached = top.greet; console.log(detached.call({ n: 'other' })); Object.setPrototypeOf(top, { greet: () => 'swapped' }); console.log(top.greet());
console.log(Function.prototype.constructor === Function, Object.__proto__ === Function.prototype, Object.getPrototypeOf(Object.prototype), A.__proto__ === Function.prototype, (class X extends A { }).__proto__ === A, Object.getPrototypeOf(async () => { }).constructor.name);
String.prototype.shout = function () { return this.toUpperCase() + (typeof this) }; console.log('hey'.shout()); Number.prototype.times = function (f) { return Array.from({ length: this }, (_, i) => f(i)) }; console.log((3).times(i => i * i)); Boolean.prototype.yes = function () { 'use strict'; return typeof this }; console.log(true.yes());
console.log(Object.create(A.prototype), Object.create(null) + '' === undefined);
