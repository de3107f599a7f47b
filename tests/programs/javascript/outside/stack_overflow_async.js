// origin: Q&A thread: recursion with and without setTimeout
function deep(n) { return n === 0 ? 0 : 1 + deep(n - 1); }
console.log(deep(5000));
try {
  (function forever() { forever(); })();
} catch (e) {
  console.log(e instanceof RangeError, e.message);
}
let count = 0;
(function loop() { if (++count < 1000) setImmediate(loop); else console.log('looped', count); })();
