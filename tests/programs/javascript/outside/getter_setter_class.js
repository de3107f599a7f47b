// origin: tutorial on classes, accessors and static members
class Rectangle {
  static #instances = 0;
  static UNIT = 'cm';
  #w; #h;
  constructor(w, h) {
    this.width = w;
    this.height = h;
    Rectangle.#instances += 1;
  }
  get width() { return this.#w; }
  set width(v) { if (v <= 0) throw new RangeError('width must be positive'); this.#w = v; }
  get height() { return this.#h; }
  set height(v) { this.#h = Math.abs(v); }
  get area() { return this.#w * this.#h; }
  static get count() { return Rectangle.#instances; }
  static compare(a, b) { return a.area - b.area; }
  toString() { return `${this.#w}x${this.#h}${Rectangle.UNIT}`; }
  [Symbol.toPrimitive](hint) { return hint === 'number' ? this.area : this.toString(); }
}
class Square extends Rectangle {
  constructor(side) { super(side, side); }
  set width(v) { super.width = v; super.height = v; }
  get width() { return super.width; }
  toString() { return 'Square ' + super.toString(); }
}
const shapes = [new Rectangle(4, 5), new Square(3), new Rectangle(1, -2)];
console.log(shapes.sort(Rectangle.compare).map(String));
console.log(shapes, Rectangle.count);
const sq = new Square(2);
sq.width = 6;
console.log(`${sq}`, +sq, sq.area, sq + '', sq > 35);
try { sq.width = -1; } catch (e) { console.log(e.name, e.message); }
sq.area = 100;
console.log(sq.area, 'area' in sq, sq.hasOwnProperty('area'), Object.keys(sq));
console.log(Rectangle, Square, Object.getPrototypeOf(Square) === Rectangle, Square.UNIT, typeof Rectangle.prototype.toString);
console.log(Object.getOwnPropertyNames(Square.prototype));
const Shape = class NamedInside { who() { return NamedInside.name; } };
console.log(new Shape().who(), Shape.name, typeof NamedInside);
