// How dates are shown.
const util = require('util');
class Stamp extends Date {}
const date = new Date(Date.UTC(2024, 0, 2, 3, 4, 5, 6));

console.log(date);
console.log(new Date(NaN));
console.log(new Stamp(0), new Stamp(NaN));
console.log([date, new Date(NaN)], { date, nested: { list: [date] } }, new Map([[date, date]]), new Set([date]));
console.log(Object.assign(new Date(0), { note: 'x' }), Object.assign(new Date(NaN), { note: 'x' }), Object.assign(new Stamp(0), { a: 1, b: [2] }));
console.log(Date, Date.prototype, Stamp, Stamp.prototype, Date.now, Object.create(date));
console.log(Object.setPrototypeOf(new Date(0), null), Object.setPrototypeOf(new Date(0), Object.prototype), Object.setPrototypeOf(new Date(0), Map.prototype));
console.log('%s|%o|%O|%j|%d|%i|%f', date, date, date, date, date, date, date);
console.log('%s %s', new Stamp(0), new Date(NaN), date);
console.log(util.inspect(date, { colors: true }), util.inspect([new Stamp(0)], { colors: true }), util.inspect(Object.assign(new Date(0), { a: 1 }), { colors: true }));
console.log(util.inspect(date, { showHidden: true }), util.inspect({ a: { b: { c: { d: date } } } }), util.inspect({ a: date }, { depth: -1 }), util.inspect({ a: date }, { depth: 0 }));
const tagged = new Date(0);
tagged[Symbol.toStringTag] = 'Tagged';
console.log(tagged, Object.prototype.toString.call(tagged), Object.prototype.toString.call(date));
const odd = new Date(0);
odd.toISOString = () => 'never asked';
odd.toString = () => 'nor this';
console.log(odd, `${odd}`, [odd].join());
const circular = new Date(0);
circular.self = circular;
console.log(circular);
class Named extends Date {
  [util.inspect.custom]() {
    return `<${this.getTime()}>`;
  }
}
console.log(new Named(5), [new Named(6)]);
console.log(Array.from({ length: 8 }, (_, i) => new Date(i * 864e5)));
console.table([{ when: date, what: 'start' }, { when: new Date(0), what: 'end' }]);
console.dir({ date }, { depth: 0 });
console.log(util.types.isDate(date), util.types.isDate(new Stamp()), util.types.isDate(Object.create(Date.prototype)), util.types.isDate(0));
console.log(util.format('at', date), util.format(date, 'after'), [1, , date]);
