// A message is a copy: what is kept and what is lost on the way.
const { port1, port2 } = new MessageChannel();
class Point {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
  length() {
    return Math.hypot(this.x, this.y);
  }
}
const shared = { n: 1 };
const value = {
  point: new Point(3, 4), map: new Map([['k', new Set([1, 2])]]), date: new Date(86400000), pattern: /ab+c/gi, bytes: new Uint8Array([1, 2, 3]),
  big: 12345678901234567890n, error: new RangeError('too far'), first: shared, second: shared, nothing: undefined, none: null, list: [1, 'two', , 4],
};
value.self = value;
port2.on('message', (copy) => {
  console.log(copy.point, copy.point instanceof Point, typeof copy.point.length);
  console.log(copy.map, copy.date, copy.pattern, copy.bytes, copy.big);
  console.log(copy.error instanceof RangeError, copy.error.message);
  console.log(copy.first === copy.second, copy.first === shared, copy.self === copy);
  console.log('nothing' in copy, copy.none, copy.list);
  port2.close();
});
port1.postMessage(value);
shared.n = 2;
port2.once('message', (copy) => console.log('sent before the change:', copy.first.n));
