// origin: tutorial, private state with closures, once, after, throttle by count
function makeCounter(start = 0, step = 1) {
  let value = start;
  return {
    up() { value += step; return this },
    down: () => { value -= step },
    get value() { return value },
    reset: (to = start) => (value = to),
  };
}
const c1 = makeCounter(), c2 = makeCounter(10, 5);
c1.up().up(); c2.down(); console.log(c1.value, c2.value, c1, c1.reset(), Object.keys(c2));
function after(n, fn) { return (...a) => --n < 1 ? fn(...a) : undefined } function before(n, fn) { let r; return (...a) => n-- > 0 ? (r = fn(...a)) : r } const late = after(3, () => 'now'), early = before(2, x => x * 2); console.log([1, 2, 3, 4].map(late), [1, 2, 3].map(x => early(x)));
const idGen = (() => { let id = 0; return prefix => `${prefix}-${++id}` })(); console.log(idGen('a'), idGen('b'), idGen('a'));
const stack = (() => { const items = []; return Object.freeze({ push: (...x) => items.push(...x), pop: () => items.pop(), peek: () => items.at(-1), size: () => items.length, toString: () => `[${items}]` }) })(); stack.push(1, 2, 3); stack.pop(); stack.items = 'x'; console.log(`${stack}`, stack.size(), stack.items, stack);
const handlers = {}; for (const name of ['open', 'close']) handlers[name] = function handler() { return `${name} by ${handler.name}` }; console.log(handlers.open(), handlers.close());
function adders() { const r = []; for (var k = 0; k < 3; k++) r.push({ let: (k => x => x + k)(k), var: x => x + k }); return r } console.log(adders().map(a => [a.let(10), a.var(10)]));
const cacheKeyed = fn => { const m = new Map(); const w = (...a) => { const k = a.map(x => typeof x + String(x)).join(); if (!m.has(k)) m.set(k, fn(...a)); return m.get(k) }; w.cache = m; return w }; const slow = cacheKeyed((a, b) => { console.log('computing', a, b); return a + b }); slow(1, 2); slow(1, 2); slow('1', 2); console.log(slow.cache, slow);
let big = 1; const reader = () => big; big = 2; console.log(reader()); function outer() { const fns = []; let i = 0; while (i < 2) { const j = i; fns.push(() => [i, j]); i++ } return fns.map(f => f()) } console.log(outer()); console.log([1, 2, 3].map((n) => () => n * 2).reverse().map(f => f()), typeof makeCounter.value);
