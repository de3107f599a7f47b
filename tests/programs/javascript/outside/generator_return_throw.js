// origin: tutorial on generators, return, throw and finally
function* gen() {
  try {
    const x = yield 1;
    console.log('got', x);
    try { yield 2 } catch (e) { console.log('inner caught', e); yield 'recovered' }
    yield 3;
  } finally {
    console.log('cleanup');
    yield 'from finally';
    console.log('cleanup done');
  }
  return 'end';
}
let g = gen();
console.log(g.next('ignored'), g.next('hello'), g.throw('oops'), g.next(), g.return('bye'), g.next(), g.next());
g = gen();
console.log(g.return('early'), g.next());
g = gen();
g.next();
try { g.throw(new Error('outer')); g.next(); } catch (e) { console.log(e.message) }
console.log(g.next());
for (const v of gen()) { console.log('loop', v); break; }
const [first] = gen();
console.log(first);
function* outer() { const r = yield* inner(); console.log('inner returned', r); yield* [10, 20]; yield* 'ab'; return 'o' }
function* inner() { yield 'i1'; return 'i2' }
console.log([...outer()]);
const o = outer();
console.log(o, o[Symbol.toStringTag], Object.prototype.toString.call(o), typeof o.next, o[Symbol.iterator]() === o, String(outer).length);
try { function* re() { it.next() } var it = re(); it.next() } catch (e) { console.log(e.name, e.message) }
try { new gen() } catch (e) { console.log(e.name, e.message) }
function* args() { yield arguments.length; yield this === undefined }
console.log([...args(1, 2, 3)]);
function* id() { let n = 0; while (true) { const reset = yield ++n; if (reset) n = 0 } }
const ids = id(); console.log(ids.next().value, ids.next().value, ids.next(true).value);
