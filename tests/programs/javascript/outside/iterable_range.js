// origin: tutorial on Symbol.iterator
class Range {
  constructor(start, end, step = 1) {
    Object.assign(this, { start, end, step });
  }
  [Symbol.iterator]() {
    let current = this.start;
    const { end, step } = this;
    return {
      next: () => current <= end
        ? { value: (current += step) - step, done: false }
        : { value: undefined, done: true },
      return() {
        console.log('stopped early at', current);
        return { done: true };
      },
    };
  }
  static of(n) { return new Range(0, n - 1); }
  get [Symbol.toStringTag]() { return 'Range'; }
}

const r = new Range(1, 10, 3);
console.log([...r], Array.from(r, x => x * x), Math.max(...r));
console.log(r, String(r));
for (const n of r) {
  if (n > 5) break;
  console.log(n);
}
const [first, second] = r;
console.log(first, second);
console.log(new Set(Range.of(3)), Object.fromEntries([...Range.of(3)].map(i => [`key${i}`, i])));

function* zip(...iterables) {
  const its = iterables.map(i => i[Symbol.iterator]());
  while (true) {
    const results = its.map(it => it.next());
    if (results.some(({ done }) => done)) return;
    yield results.map(({ value }) => value);
  }
}
for (const [a, b, c] of zip('abc', new Range(1, 100), [true, false, null, undefined])) console.log(a, b, c);
