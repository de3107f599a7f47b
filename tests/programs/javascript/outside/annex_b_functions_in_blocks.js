// origin: quiz for the brave, functions in blocks in sloppy and strict code
console.log(typeof foo, typeof bar);
if (true) { function foo() { return 1 } } else { function foo() { return 2 } }
console.log(foo());
{ function bar() { return 'first' } bar = 'assigned'; function baz() {} }
console.log(bar, typeof baz);
(function () {
  'use strict';
  if (true) { function local() {} console.log(typeof local) }
  console.log(typeof local);
})();
(function () {
  console.log(x);
  { console.log(x); function x() { return 1 } x = 5; console.log(x) }
  console.log(x);
})();
(function (p) { { function p() {} } console.log(typeof p) })(1);
(function () { let q = 1; { function q() {} } console.log(q) })();
(function () { switch (1) { case 0: function sw() { return 'from case 0' } case 1: console.log(sw()) } console.log(typeof sw) })();
(function () { var f = 1; function f() {} console.log(typeof f); var f; console.log(typeof f) })();
(function () { console.log(typeof g); function g() {} var g = 'v'; function g(a) {} console.log(typeof g) })();
(function () { try { throw 'e' } catch (e) { var e = 'inner'; { function inCatch() { return e } } console.log(e, inCatch()) } console.log(e) })();
(function () { for (var i = 0; i < 1; i++) { function loopFn() { return i } } console.log(loopFn()) })();
(function () { label: function labelled() { return 'L' } console.log(labelled()) })();
(function () { if (1) function lone() { return 'no braces' } console.log(lone()) })();
var named = function self() { self = 1; return typeof self }; console.log(named());
try { (function self() { 'use strict'; self = 1 })() } catch (e) { console.log(e.message) }
console.log((function () { return typeof arguments; var arguments })(), (function () { return typeof arguments; function arguments() {} })(), (function (arguments) { return arguments })(3));
console.log((function () { return a; var a = 1; function a() {} })().name, (function () { a(); function a() { console.log('A1') } function a() { console.log('A2') } })());
async function af() {} { async function af2() {} } console.log(typeof af, typeof af2, typeof gen2); { function* gen2() {} }
