// origin: blog post, lazy sequences with method chaining
class Lazy {
  #source;
  constructor(source) { this.#source = source; }
  static range(from = 0, to = Infinity, step = 1) { return new Lazy({ *[Symbol.iterator]() { for (let i = from; i < to; i += step) yield i; } }); }
  #derive(gen) { const src = this.#source; return new Lazy({ [Symbol.iterator]: () => gen(src) }); }
  map(f) { return this.#derive(function* (s) { for (const x of s) yield f(x); }); }
  filter(p) { return this.#derive(function* (s) { for (const x of s) if (p(x)) yield x; }); }
  take(n) { return this.#derive(function* (s) { if (n <= 0) return; let i = 0; for (const x of s) { yield x; if (++i >= n) return; } }); }
  chunk(n) { return this.#derive(function* (s) { let b = []; for (const x of s) { b.push(x); if (b.length === n) { yield b; b = []; } } if (b.length) yield b; }); }
  tap(f) { return this.map((x) => (f(x), x)); }
  reduce(f, a) { for (const x of this) a = f(a, x); return a; }
  toArray() { return [...this]; }
  *[Symbol.iterator]() { yield* this.#source; }
}
let touched = 0;
const firstSquares = Lazy.range(1).tap(() => touched++).map((x) => x * x).filter((x) => x % 3 === 1).take(5);
console.log('nothing computed yet:', touched);
console.log(firstSquares.toArray(), 'touched', touched);
console.log(firstSquares.toArray(), 'touched again', touched);
console.log(Lazy.range(0, 10).chunk(4).toArray());
console.log(Lazy.range(0, 5).reduce((a, b) => a + b, 0), new Lazy('abc').map((c) => c.toUpperCase()).toArray().join(''));
for (const [a, b] of Lazy.range(0, 1e9).chunk(2)) { console.log(a, b); if (a > 3) break; }
console.log(firstSquares, Lazy);
console.log(Object.getOwnPropertyNames(Lazy.prototype));
