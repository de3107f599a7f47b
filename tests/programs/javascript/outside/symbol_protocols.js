// origin: blog post on well-known symbols
class Money {
  constructor(amount, currency) { this.amount = amount; this.currency = currency; }
  [Symbol.toPrimitive](hint) {
    console.log('hint:', hint);
    return hint === 'string' ? `${this.amount} ${this.currency}` : this.amount;
  }
  get [Symbol.toStringTag]() { return 'Money'; }
  static [Symbol.hasInstance](x) { return typeof x === 'object' && x !== null && 'amount' in x; }
}
const m = new Money(10, 'EUR');
console.log(m + 5);
console.log(`${m}`);
console.log(m * 2, m > 9, +m);
console.log(Object.prototype.toString.call(m));
console.log({ amount: 1 } instanceof Money, {} instanceof Money);
console.log(m);

const inspect = Symbol.for('nodejs.util.inspect.custom');
class Secret {
  #value;
  constructor(v) { this.#value = v; }
  [inspect](depth, options) { return `Secret<${'*'.repeat(this.#value.length)}>`; }
}
console.log(new Secret('abc'), [new Secret('12345')], { nested: { s: new Secret('x') } });

const arrayLike = { length: 2, 0: 'x', 1: 'y', [Symbol.isConcatSpreadable]: true };
console.log([].concat(arrayLike, ['z']), Array.from(arrayLike));
const id = Symbol('id');
const obj = { [id]: 1, visible: 2 };
console.log(Object.keys(obj), JSON.stringify(obj), obj[id], id.description, obj);
console.log(Symbol.for('app') === Symbol.for('app'), Symbol('a') === Symbol('a'), Symbol.keyFor(Symbol.for('app')));
const it = { *[Symbol.iterator]() { yield* [1, 2, 3]; } };
const [h, ...t] = it;
console.log(h, t, Math.max(...it));
class Temp extends Array { static get [Symbol.species]() { return Array; } }
const tmp = Temp.from([1, 2, 3]);
console.log(tmp, tmp.map((x) => x), tmp.map((x) => x) instanceof Temp);
