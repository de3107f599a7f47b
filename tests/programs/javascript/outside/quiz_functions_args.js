// origin: interview quiz, default parameters, arguments, rest and name/length
function f(a, b = a * 2, ...rest) { return { a, b, rest, n: arguments.length } }
console.log(f(), f(1), f(1, undefined, 3), f(1, null, 3, 4), f.length, f.name);
let n = 0; const next = () => ++n; const g = (x = next()) => x; console.log(g(), g(), g(10), g(undefined), n);
function mutable(list = []) { list.push(1); return list } console.log(mutable(), mutable());
function h(a, a2, a3) { arguments[0] = 'X'; a2 = 'Y'; return [a, arguments[1], a3, arguments.length] } console.log(h(1, 2));
function dup(a, a) { return a } console.log(dup(1, 2), dup(1));
console.log((function () { return arguments.length })(...[1, 2], ...'ab', undefined), ((...args) => args)(...new Set([1, 1])), Math.max(...[], 1));
const o = { m() {}, get g() { return 1 }, ['c' + 1]: () => {}, [Symbol('sy')]: function () {}, async a() {}, *gen() {}, f: function named() {} }; console.log(o.m.name, o.c1.name, o[Object.getOwnPropertySymbols(o)[0]].name, o.f.name, Object.getOwnPropertyDescriptor(o, 'g').get.name, o.m.hasOwnProperty('prototype'), o.gen.hasOwnProperty('prototype'));
console.log((() => { }).length, ((a, b) => { }).length, ((a, b = 1, c) => { }).length, ((...r) => { }).length, (({ a }, [b]) => { }).length, f.bind(null, 1).length, f.bind(null).name, new Function('a', 'b', '').length);
(function self() { console.log(typeof self, self.name, arguments.callee === self) })(); console.log(typeof self_);
var self_ = 1; const iife = (() => ({ a: 1 }))(); console.log(iife, (() => { a: 1 })(), (() => ({}))(), (a => b => c => a + b + c)(1)(2)(3), (async () => 1)() instanceof Promise);
!function () { console.log('bang') }(); +function () { console.log('plus') }(); new function () { console.log(this.constructor === arguments.callee) }; void function () { console.log('void') }();
const scope = 'outer'; function shadow(x = scope, y = () => scope) { var scope = 'inner'; return [x, y(), scope] } console.log(shadow()); function tdz(a = b, b) { } try { tdz() } catch (e) { console.log(e.message) } try { (function ({ x }) { })() } catch (e) { console.log(e.message) } try { ((a, b = missing) => b)(1) } catch (e) { console.log(e.message) }
