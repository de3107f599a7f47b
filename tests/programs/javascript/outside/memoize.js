// origin: tutorial on higher order functions, memoize and currying
function memoize(fn, resolver = (...args) => JSON.stringify(args)) {
  const cache = new Map();
  const memoized = function (...args) {
    const key = resolver(...args);
    if (cache.has(key)) {
      memoized.hits++;
      return cache.get(key);
    }
    const value = fn.apply(this, args);
    cache.set(key, value);
    return value;
  };
  memoized.hits = 0;
  memoized.cache = cache;
  return memoized;
}

let calls = 0;
const slowAdd = memoize((a, b) => { calls++; return a + b; });
console.log(slowAdd(1, 2), slowAdd(1, 2), slowAdd(2, 1), 'calls', calls, 'hits', slowAdd.hits);
console.log(slowAdd.cache);

const fib = memoize(n => n < 2 ? n : fib(n - 1) + fib(n - 2), n => n);
console.log(fib(90), fib.hits);
console.log(fib);

const curry = (fn, ...a) => a.length >= fn.length ? fn(...a) : (...b) => curry(fn, ...a, ...b);
const volume = curry((l, w, h) => l * w * h);
console.log(volume(2)(3)(4), volume(2, 3)(4), volume(2)(3, 4), typeof volume(2));

function sum(...xs) {
  const total = xs.reduce((p, c) => p + c, 0);
  const f = (...ys) => sum(total, ...ys);
  f.valueOf = () => total;
  f.toString = () => 'sum:' + total;
  return f;
}
console.log(+sum(1)(2)(3), `${sum(1, 2)(3)}`, sum(5)(5) == 10, sum(1)(1) + 1);
