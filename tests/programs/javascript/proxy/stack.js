// An error inside a trap, and one from an invariant, uncaught at last.
const p = new Proxy({ method() { throw new Error('in method'); } }, {
  get(target, key, receiver) {
    if (key === 'bad') throw new TypeError('in get');
    return Reflect.get(target, key, receiver);
  },
  set: function setter() { throw new RangeError('in set'); },
  has: (target, key) => { throw new Error('in has'); },
});
const short = error => error.stack.split('\n').filter(line => !line.includes('node:')).join('\n');
function reading() { return p.bad; }
function writing() { p.x = 1; }
function calling() { return p.method(); }
function asking() { return 'x' in p; }
for (const action of [reading, writing, calling, asking]) {
  try { action(); } catch (e) { console.log(short(e)); }
}
const f = new Proxy(function inner() { throw new Error('in inner'); }, { apply(t, s, a) { return t(...a); } });
try { f(); } catch (e) { console.log(short(e)); }
class Thing { constructor() { throw new Error('in Thing'); } }
const Made = new Proxy(Thing, { construct(t, a, n) { return new t(...a); } });
try { new Made(); } catch (e) { console.log(short(e)); }
const frozen = new Proxy(Object.freeze({ a: 1 }), { get() { return 2; } });
function outer() {
  return frozen.a;
}
outer();
