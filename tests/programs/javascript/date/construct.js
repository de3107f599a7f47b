// The constructor in all its forms.
const show = (...values) => console.log(...values.map(value => (value instanceof Date ? value.getTime() : value)));

show(new Date(0), new Date(1.9), new Date(-1.9), new Date('12'), new Date(null), new Date(undefined), new Date(true), new Date(false));
show(new Date(NaN), new Date(Infinity), new Date({}), new Date([]), new Date([2020, 1, 1]), new Date(['2020-01-01']), new Date('0'), new Date(''));
show(new Date(8.64e15), new Date(-8.64e15), new Date(8.64e15 + 1), Object.is(new Date(-0).getTime(), 0));
show(new Date(new Date(5)), new Date(new String('2020-01-01')), new Date(new Number(7)), new Date(Object(true)));

const marked = new Date(5);
marked[Symbol.toPrimitive] = () => 7;
marked.valueOf = () => 8;
show(new Date(marked), +marked);
show(new Date({ valueOf: () => 42 }), new Date({ toString: () => '2020-01-01' }), new Date({ [Symbol.toPrimitive]: hint => (hint === 'default' ? 1 : 2) }));

for (const args of [[2020, 0], [2020, 12], [2020, -1], [2020, 0, 0], [2020, 0, 32], [2020, 1, 29], [2021, 1, 29], [2020, 0, 1, 24], [2020, 0, 1, 0, -1],
  [2020, 0, 1, 0, 0, 61], [2020, 0, 1, 0, 0, 0, 1000], [2020, 0, 1, 1, 2, 3, 4, 5, 6], [99, 0], [0, 0], [100, 0], [-1, 0], [99.9, 0], [-0.5, 0], [49, 5], ['95', '1'],
  [2020, NaN], [2020, undefined], [2020, null], [2020.9, 1.9, 2.9, 3.9, 4.9, 5.9, 6.9], [1970, 0, 1, 0, 0, 0, -1]]) {
  const date = new Date(...args);
  console.log(args, date.getTime(), Date.UTC(...args));
}
console.log(Date.UTC(), Date.UTC(2020), Date.UTC(70), Date.UTC('x'), Date.UTC(2020, 5, 15, 12));

console.log(typeof Date(), typeof Date(0), Date(0, 1, 2).length > 50, isNaN(Date.parse(Date())), typeof Date.now(), Date.now() % 1);
console.log(new Date() instanceof Date, Math.abs(new Date() - Date.now()) < 1000, new Date().getTimezoneOffset());

for (const make of [() => new Date(1n), () => new Date(Symbol('s')), () => new Date(2020, 1n), () => Date.UTC(Symbol.iterator), () => new Date({ valueOf() { throw new Error('mine'); } })]) {
  try {
    console.log(make());
  } catch (error) {
    console.log(error.name + ': ' + error.message);
  }
}

console.log('--- subclasses');
class Day extends Date {
  constructor(...args) {
    super(...args);
    this.setUTCHours(0, 0, 0, 0);
  }
  next() {
    const next = new this.constructor(this);
    next.setUTCDate(next.getUTCDate() + 1);
    return next;
  }
  get weekend() {
    return this.getUTCDay() % 6 === 0;
  }
  toString() {
    return `Day(${this.toISOString().slice(0, 10)})`;
  }
}
let day = new Day('2024-02-28T15:00:00Z');
for (let i = 0; i < 4; i++, day = day.next()) console.log(`${day}`, day.weekend, day instanceof Day, day instanceof Date, day.getTime(), JSON.stringify(day));
console.log(Object.getPrototypeOf(Reflect.construct(Date, [0], Array)) === Array.prototype, Date.prototype.getTime.call(Reflect.construct(Date, [3], Array)));
function Old() {}
Old.prototype = Object.create(Date.prototype);
try {
  new Old().getTime();
} catch (error) {
  console.log(error.message);
}
