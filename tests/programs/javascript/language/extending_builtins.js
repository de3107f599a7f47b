class Stack extends Array {
  peek() { return this[this.length - 1]; }
  static get [Symbol.species]() { return Array; }
}
const s = Stack.of(1, 2, 3);
s.push(4);
console.log(s, s.peek(), s.length, s.map(x => x) instanceof Stack, Array.isArray(s));
class List extends Array { sum() { return this.reduce((a, b) => a + b, 0); } }
const l = List.from([1, 2, 3]).map(x => x * 2);
console.log(l, l.sum(), l.filter(x => x > 2), new List(3), l.concat([9]).constructor.name);
class DefaultMap extends Map {
  constructor(make, entries) { super(entries); this.make = make; }
  get(k) { if (!this.has(k)) this.set(k, this.make()); return super.get(k); }
}
const m = new DefaultMap(() => [], [['a', [1]]]);
m.get('a').push(2);
m.get('b').push(3);
console.log(m, m.size);
class UniqueSet extends Set { add(v) { console.log('add', v); return super.add(v); } }
console.log(new UniqueSet([1, 1, 2]));
class HttpError extends Error {
  constructor(status, message, options) { super(message, options); this.name = this.constructor.name; this.status = status; }
  get retry() { return this.status >= 500; }
}
class NotFound extends HttpError { constructor(what) { super(404, what + ' not found', { cause: 'lookup' }); } }
const e = new NotFound('page');
console.log(String(e), e.retry, e.cause, e instanceof HttpError, e instanceof Error, Object.keys(e), e.stack.split('\n')[0]);
class Fn extends Function {}
console.log(new Fn('a', 'return a + 1')(1));
class Num extends Number { double() { return this * 2; } }
console.log(new Num(4).double(), new Num(4), typeof new Num(1));
class Str extends String { shout() { return this.toUpperCase() + '!'; } }
console.log(new Str('hey').shout(), new Str('hey'), new Str('hey').length);
class P extends Promise { tag() { return 'P'; } }
P.resolve(1).then(x => x).tag && console.log(P.resolve(1).then(x => x).tag());
