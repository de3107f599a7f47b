// origin: tutorial on symbols and the well-known ones
const a = Symbol('id'), b = Symbol('id');
console.log(a === b, a.toString(), a.description, Symbol().description, Symbol.for('app') === Symbol.for('app'), Symbol.keyFor(Symbol.for('app')), Symbol.keyFor(a));
const o = { [a]: 1, plain: 2, [Symbol.for('g')]: { deep: [a] } };
console.log(o, Object.keys(o), JSON.stringify(o), Object.getOwnPropertySymbols(o), Reflect.ownKeys(o));
for (const f of [() => a + '', () => `${a}`, () => +a, () => new Symbol(), () => a.description = 'x', () => Symbol.keyFor('s')]) {
  try { console.log(f()) } catch (e) { console.log(e.name + ': ' + e.message) }
}
class Money {
  constructor(v, c) { this.v = v; this.c = c }
  [Symbol.toPrimitive](hint) { return hint === 'number' ? this.v : hint === 'string' ? `${this.v} ${this.c}` : `${this.v}` }
  get [Symbol.toStringTag]() { return 'Money' }
  static [Symbol.hasInstance](x) { return 'v' in Object(x) }
}
const m = new Money(5, 'EUR');
console.log(+m, `${m}`, m + 1, m * 2, m == '5', m > 4, [m] + '', Object.prototype.toString.call(m), m, ({ v: 1 }) instanceof Money, 5 instanceof Money);
class Temp extends Array { static get [Symbol.species]() { return Array } }
const t = new Temp(1, 2, 3);
console.log(t, t.map(x => x), t.filter(Boolean) instanceof Temp, t.constructor.name, t.length);
const spreadable = { length: 2, 0: 'x', 1: 'y', [Symbol.isConcatSpreadable]: true };
console.log([1].concat(spreadable, [[2]]), [].concat('a', { length: 1 }));
const matcher = { [Symbol.match]: s => ['custom', s], [Symbol.replace]: (s, r) => `<${s}|${r}>`, [Symbol.split]: s => [...s].join('.'), [Symbol.search]: () => 99 };
console.log('abc'.match(matcher), 'abc'.replace(matcher, 'z'), 'abc'.split(matcher), 'abc'.search(matcher));
console.log('x/y'.startsWith.call('x/y', 'x'), (() => { try { 'abc'.startsWith(/a/) } catch (e) { return e.message } })());
console.log(typeof a, typeof Object(a), Object(a) == a, Object(a), [Symbol.iterator, Symbol.asyncIterator], Symbol, Boolean(a), !a);
const hidden = Symbol('hidden'); const w = { x: 1 }; Object.defineProperty(w, hidden, { value: 2 }); console.log(w, hidden in w);
