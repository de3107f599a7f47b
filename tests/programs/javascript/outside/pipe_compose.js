// origin: functional programming article, pipe, compose, partial, point free
const pipe = (...fns) => (x) => fns.reduce((v, f) => f(v), x);
const compose = (...fns) => pipe(...fns.reverse());
const map = (f) => (xs) => xs.map((x) => f(x));
const filter = (p) => (xs) => xs.filter((x) => p(x));
const reduce = (f, init) => (xs) => xs.reduce((a, x) => f(a, x), init);
const prop = (k) => (o) => o?.[k];
const tap = (label) => (x) => { console.log(label, x); return x; };
const not = (f) => (...a) => !f(...a);
const isOdd = (n) => n % 2 === 1;

const cart = [
  { name: 'pen', price: 1.2, inStock: true },
  { name: 'book', price: 12, inStock: false },
  { name: 'bag', price: 45.5, inStock: true },
];
const total = pipe(filter(prop('inStock')), tap('in stock:'), map(prop('price')), tap('prices:'), reduce((a, b) => a + b, 0), (n) => n.toFixed(2));
console.log(total(cart));
console.log(compose((x) => x + '!', (x) => x.toUpperCase(), (x) => x.trim())('  loud  '));
console.log([1, 2, 3, 4].filter(not(isOdd)));
const partial = (f, ...a) => (...b) => f(...a, ...b);
const greet = (greeting, name, mark = '.') => `${greeting}, ${name}${mark}`;
console.log(partial(greet, 'Hello')('Jo'), partial(greet, 'Bye', 'Al')('?'), greet.length);

const Maybe = (v) => ({
  map: (f) => (v == null ? Maybe(null) : Maybe(f(v))),
  or: (d) => v ?? d,
  toString: () => `Maybe(${v})`,
});
console.log(Maybe({ a: { b: 5 } }).map(prop('a')).map(prop('b')).map((n) => n * 2).or('none'));
console.log(`${Maybe({}).map(prop('x'))}`, Maybe(undefined).or('fallback'), Maybe(0));

const pipeAsync = (...fns) => (x) => fns.reduce((p, f) => p.then(f), Promise.resolve(x));
pipeAsync((n) => n + 1, async (n) => n * 10, (n) => new Promise((r) => setTimeout(r, 10, n - 3)), tap('async result'))(4)
  .then((v) => console.log('final', v));
const trampoline = (f) => (...a) => { let r = f(...a); while (typeof r === 'function') r = r(); return r; };
const sumTo = trampoline(function go(n, acc = 0) { return n === 0 ? acc : () => go(n - 1, acc + n); });
console.log(sumTo(20000));
