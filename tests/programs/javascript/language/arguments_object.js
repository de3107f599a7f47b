function sloppy(a, b) { arguments[0] = 'changed'; b = 'b changed'; return [a, arguments[1], arguments.length, a === arguments[0]]; }
console.log(sloppy(1, 2), sloppy(1));
function strict(a) { 'use strict'; arguments[0] = 'changed'; a = 'x'; return [a, arguments[0]]; }
console.log(strict(1));
function withDefault(a = 0) { arguments[0] = 'changed'; return a; }
console.log(withDefault(1), withDefault.length);
function rest(a, ...r) { return [arguments.length, r, a]; }
console.log(rest(1, 2, 3), rest());
function show() { return arguments; }
console.log(show(1, 'two', [3]), Object.prototype.toString.call(show()), Array.from(show(1, 2)), [...show('s')]);
const arrow = function () { return (() => arguments[0])('inner'); };
console.log(arrow('outer'));
function callee() { return typeof arguments.callee; }
console.log(callee());
try { (function () { 'use strict'; return arguments.callee; })(); } catch (e) { console.log(e.message); }
function del(a) { delete arguments[0]; arguments[0] = 'new'; return a; }
console.log(del('kept'));
function shadow(arguments) { return arguments; }
console.log(shadow('param'));
console.log((function (a, b, c) {}).length, ((a, b = 1, c) => {}).length, ((...r) => {}).length);
const order = [];
function defaults(a = order.push('a'), b = (order.push('b'), a + 1), c = () => b) { b = 100; return [a, b, c()]; }
console.log(defaults(), defaults(5), defaults(undefined, null), order);
function scope(x, f = () => x) { var x; x = 'body'; return [x, f()]; }
console.log(scope('param'));
console.log(Math.max.apply(null, show(3, 9, 4)), Array.prototype.slice.call(show(1, 2, 3), 1), [].map.call('abc', c => c + c));
