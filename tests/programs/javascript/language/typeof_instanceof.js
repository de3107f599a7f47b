function F() {}
class G extends F {}
const g = new G();
console.log(g instanceof F, g instanceof G, g instanceof Object, F instanceof Function, Object instanceof Function, Function instanceof Object, 'x' instanceof String, Object.create(null) instanceof Object);
F.prototype = {};
console.log(g instanceof F, new F() instanceof F);
console.log([] instanceof Array, (() => {}) instanceof Function, Symbol() instanceof Symbol, null instanceof Object, 5 instanceof Number, new Number(5) instanceof Number);
const Duck = { [Symbol.hasInstance]: o => 'quack' in o };
console.log({ quack: 1 } instanceof Duck, {} instanceof Duck);
const bound = G.bind(null);
console.log(g instanceof bound, new bound() instanceof G);
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => 1 instanceof 1), attempt(() => 1 instanceof {}), attempt(() => ({}) instanceof null), attempt(() => { function H() {} H.prototype = 3; return ({}) instanceof H; }), attempt(() => 'a' in 'abc'), attempt(() => 1 in null));
console.log('length' in [], 0 in [1], 1 in [1], 'toString' in {}, Symbol.iterator in []);
console.log(typeof typeof 1, typeof new Function(), typeof async function () {}, typeof function* () {}, typeof Math, typeof JSON, typeof globalThis, typeof require, typeof module, typeof exports, typeof __filename, typeof process, typeof document, typeof window);
console.log(F.constructor === Function, g.constructor === G, (5).constructor.name, 'x'.constructor === String, ({}).constructor === Object, [].constructor.name);
console.log(Object.getPrototypeOf(G) === F, Object.getPrototypeOf(async () => {}).constructor.name, Object.getPrototypeOf(function* () {}).constructor.name);
console.log(F.name, (() => {}).name === '', (function () {}).name, new Function('a', 'b', 'return a+b').name, new Function('a', 'b', 'return a+b')(1, 2), (class { static x() {} }).x.name, Symbol('k').toString());
const o = { [Symbol('sym')]: function () {}, ['comp' + 'uted']: () => {}, async a() {} };
console.log(o.computed.name, o[Object.getOwnPropertySymbols(o)[0]].name, o.a.name, Object.getOwnPropertyDescriptor(function z() {}, 'name'));
let assigned = function () {}; const alias = assigned; let dflt = (p = () => {}) => p.name; var [arr = class {}] = [];
console.log(assigned.name, alias.name, dflt(), arr.name);
