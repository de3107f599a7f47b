function counter(start = 0) {
  let n = start;
  return { up: () => ++n, down: () => --n, get value() { return n; } };
}
const a = counter();
const b = counter(10);
a.up(); a.up(); b.down();
console.log(a.value, b.value);
var fns = [];
for (var i = 0; i < 3; i++) fns.push(() => i);
console.log(fns.map(f => f()));
fns = [];
for (let j = 0; j < 3; j++) fns.push(() => j);
console.log(fns.map(f => f()));
fns = [];
for (let k = 0, inc = () => k++; k < 6; k++) { fns.push(() => k); inc(); if (k > 3) break; }
console.log(fns.map(f => f()));
fns = [];
for (let m = 0; m < 3; fns.push(() => m), m++) fns.push(() => m * 10);
console.log(fns.map(f => f()));
fns = [];
for (const key in { x: 1, y: 2 }) fns.push(() => key);
for (const v of 'pq') fns.push(() => v);
console.log(fns.map(f => f()));
let s = 0;
{ let s = 1; { let s = 2; fns = [() => s]; } fns.push(() => s); }
fns.push(() => s);
console.log(fns.map(f => f()));
const fib = (memo => function f(n) { return n in memo ? memo[n] : (memo[n] = f(n - 1) + f(n - 2)); })({ 0: 0, 1: 1 });
console.log(fib(50));
