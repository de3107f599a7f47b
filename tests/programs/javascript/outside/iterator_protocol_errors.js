// origin: Stack Overflow question, object is not iterable and friends
const tries = {
  spreadNumber: () => [...5],
  spreadObject: () => [...{}],
  spreadUndefined: () => Math.max(...undefined),
  forOf: () => { for (const x of { a: 1 }) console.log(x) },
  forOfNull: () => { for (const x of null) console.log(x) },
  destructNum: () => { const [a] = 3 },
  destructObj: () => { const [a, b] = { a: 1, b: 2 } },
  destructNull: () => { const { a } = null },
  destructUndef: () => { (({ a }) => a)() },
  destructArrUndef: () => { (([x]) => x)() },
  mapEntry: () => new Map([['k', 'v'], 7]),
  promiseAll: () => Array.from({ [Symbol.iterator]: 5 }),
  badIter: () => [...{ [Symbol.iterator]() { return 1 } }],
  badNext: () => [...{ [Symbol.iterator]() { return {} } }],
  badResult: () => [...{ [Symbol.iterator]() { return { next() { return 7 } } } }],
  yieldStar: () => [...(function* () { yield* 12 })()],
  newSpread: () => new Date(...true),
  weak: () => new Set({ size: 1 }),
};
for (const [name, fn] of Object.entries(tries)) {
  try { console.log(name, fn()) } catch (e) { console.log(name.padEnd(16), e.constructor.name, '|', e.message) }
}
class Lines {
  constructor(t) { this.t = t }
  *[Symbol.iterator]() { yield* this.t.split('\n') }
}
console.log([...new Lines('a\nb')], Math.max(...new Lines('3\n7')));
const closing = {
  i: 0,
  [Symbol.iterator]() { return this },
  next() { return { value: this.i++, done: this.i > 5 } },
  return(v) { console.log('return called', v); return {} },
};
const [p, q] = closing; console.log(p, q);
for (const x of closing) { if (x == 3) break }
try { for (const x of closing) throw new Error('in body') } catch (e) { console.log(e.message) }
outer: for (const x of [1, 2]) { closing.i = 0; for (const y of closing) continue outer }
console.log([...closing]);
