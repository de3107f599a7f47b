// origin: bug report, a template literal crashes because toString returns an object
class Point {
  constructor(x, y) { this.x = x; this.y = y; }
  toString() { return [this.x, this.y]; }
}
const p = new Point(1, 2);
console.log(p);
console.log('point: ' + p);
