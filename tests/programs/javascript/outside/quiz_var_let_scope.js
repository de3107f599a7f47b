// origin: interview quiz, var, let and function scopes
var a = 1;
function outer() {
  console.log(a);
  var a = 2;
  function inner() { a = 3; var b = a; return b }
  console.log(inner(), a);
  if (true) { let a = 10; var c = a; const d = 20 }
  console.log(a, c, typeof d);
}
outer();
console.log(a);
(function () { var x = y = 5 })();
console.log(typeof x, typeof y, y);
let z = 'outer'; { console.log(typeof z); { let z = 'inner'; console.log(z) } }
for (var i = 0; i < 2; i++) { var i2 = i } console.log(i, i2);
for (let i = 10; i < 11; i++) { let i = 'shadow'; console.log(i) }
console.log(globalThis.y, globalThis.a, globalThis.z, delete globalThis.y, typeof y);
const f = function fact(n) { return n < 2 ? 1 : n * fact(n - 1) }; console.log(f(5), typeof fact);
{ console.log(z2()); function z2() { return 'z2' } }
try { { later(); const later = () => 1 } } catch (e) { console.log(e.message) }
