function* g() {
  console.log('start');
  try {
    const a = yield 1;
    console.log('a =', a);
    const b = yield a * 2;
    console.log('b =', b);
    return 'done';
  } catch (e) {
    console.log('caught', e);
    yield 'recovered';
  } finally {
    console.log('finally');
  }
}
let it = g();
console.log(it.next('lost'), it.next(10), it.next(20), it.next());
it = g();
console.log(it.next(), it.throw('oops'), it.next(), it.next());
it = g();
console.log(it.next(), it.return('early'), it.next());
it = g();
console.log(it.return('unstarted'), it.next());
try { g().throw(new Error('unstarted throw')); } catch (e) { console.log(e.message); }
function* stubborn() { try { yield 1; } finally { yield 'cleanup'; return 'override'; } }
it = stubborn();
console.log(it.next(), it.return('x'), it.next(), it.next());
function* inner() { const x = yield 'i'; console.log('inner x', x); return 'inner result'; }
function* outer() { const r = yield* inner(); console.log('r', r); yield* [1, 2]; yield* 'ab'; return 'end'; }
it = outer();
console.log([it.next(), it.next('X'), it.next(), it.next(), it.next(), it.next()]);
console.log([...outer()], Array.from(outer(), v => v + '!'));
function* naturals() { let n = 0; while (true) yield n++; }
function* take(n, src) { for (const v of src) { if (n-- <= 0) return; yield v; } }
const pipe = (...fs) => x => fs.reduce((a, f) => f(a), x);
const map = f => function* (src) { for (const v of src) yield f(v); };
console.log([...take(5, pipe(map(x => x * x), map(x => x + 1))(naturals()))]);
const running = (function* () { try { running.next(); } catch (e) { yield e.message; } })();
console.log(running.next().value);
const o = { *gen() { yield this.v; }, v: 42 };
console.log(o.gen().next(), Object.prototype.toString.call(o.gen()), o.gen);
try { new g(); } catch (e) { console.log(e.message); }
function* walk(t) { if (t) { yield* walk(t.l); yield t.v; yield* walk(t.r); } }
console.log(...walk({ v: 2, l: { v: 1 }, r: { v: 4, l: { v: 3 } } }));
