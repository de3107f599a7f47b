console.log(typeof hoisted, hoisted(), v, typeof undeclared);
var v = 1;
function hoisted() { return 'first'; }
function hoisted() { return 'last wins'; }
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => later));
console.log(attempt(() => typeof later));
console.log(attempt(() => { later = 2; }));
console.log(attempt(() => Late.name));
console.log(attempt(() => { x; let x = 1; }));
console.log(attempt(() => { let y = y; }));
console.log(attempt((a = b, b = 1) => a));
console.log(attempt(() => { const c = 1; c = 2; }));
console.log(attempt(() => { for (const n of [1, 2]) n++; }));
console.log(attempt(() => undeclared));
console.log(attempt(() => { 'use strict'; undeclaredStrict = 1; }));
let later = 1;
class Late {}
var f = 5;
function f() {}
console.log(typeof f);
if (true) { function inBlock() { return 'block'; } }
console.log(inBlock());
switch (1) { case 0: let z = 'z'; case 1: console.log(attempt(() => z)); }
(function () { console.log(w); var w = 'set'; console.log(w); })();
console.log((function named() { named = 1; return typeof named; })());
try { throw 1; } catch (e) { var e = 'inner'; console.log(e); }
console.log(e);
var { length } = 'four';
console.log(length);
leaked = 'global';
console.log(globalThis.leaked, delete globalThis.leaked, typeof leaked);
