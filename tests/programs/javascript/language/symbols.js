const s = Symbol('desc');
console.log(s, String(s), s.description, Symbol(), Symbol().description, typeof s);
console.log(Symbol.for('k') === Symbol.for('k'), Symbol.keyFor(Symbol.for('k')), Symbol.keyFor(s));
const o = { [s]: 1, [Symbol.iterator]: 2, plain: 3 };
console.log(o, Object.keys(o), Object.getOwnPropertySymbols(o), JSON.stringify(o), s in o);
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => s + ''));
console.log(attempt(() => +s));
console.log(attempt(() => new Symbol()));
console.log(attempt(() => Symbol.keyFor('x')));
console.log(Object(s) == s, Object(s) === s, typeof Object(s), [s].toString === Array.prototype.toString, !!s);
class Even { static [Symbol.hasInstance](n) { return n % 2 === 0; } }
console.log(2 instanceof Even, 3 instanceof Even);
class Collection { get [Symbol.toStringTag]() { return 'Coll'; } }
console.log(String(new Collection()), Object.prototype.toString.call(new Collection()));
const spreadable = { length: 2, 0: 'a', 1: 'b', [Symbol.isConcatSpreadable]: true };
console.log([1].concat(spreadable, [[2]]));
const money = { [Symbol.toPrimitive](hint) { return hint === 'number' ? 42 : hint === 'string' ? 'forty-two' : 'default'; } };
console.log(+money, `${money}`, money + '', money * 2, money == 'default', [money] + '', money > 41);
console.log(Symbol.iterator.toString(), Symbol.asyncIterator.description, Object.getOwnPropertyNames(Symbol).length > 10);
console.log(attempt(() => { null instanceof 5; }), attempt(() => ({}) instanceof (() => {})));
console.log(Array.prototype[Symbol.unscopables].flat, Symbol.prototype[Symbol.toStringTag]);
