function F() { return new.target === F ? 'new' : new.target === undefined ? 'call' : 'other'; }
console.log(F(), typeof new F());
function Guard(x) { if (!new.target) throw new TypeError('use new'); this.x = x; }
try { Guard(1); } catch (e) { console.log(e.message); }
console.log(new Guard(1));
class Shape { constructor() { if (new.target === Shape) throw new TypeError('abstract'); this.kind = new.target.name; } }
class Square extends Shape {}
try { new Shape(); } catch (e) { console.log(e.message); }
console.log(new Square(), Reflect.construct(Shape, [], Square).kind);
function Arrow() { return { viaArrow: (() => new.target?.name)() }; }
console.log(new Arrow().viaArrow, Arrow().viaArrow);
const made = Reflect.construct(function () { this.t = new.target; }, [], Array);
console.log(made.t === Array, made instanceof Array, Array.isArray(made));
for (const bad of [() => new (() => {})(), () => new Math.max(), () => new ({ m() {} }).m(), () => new (async function () {})(), () => Reflect.construct(Guard, [], () => {}), () => new 5(), () => new undefined()]) {
  try { bad(); } catch (e) { console.log(e.name + ': ' + e.message); }
}
function R() { return { own: true }; }
console.log(new R(), new (function () { return null; })(), new (function Named() { this.a = 1; return 7; })());
console.log(new Array(3).length, new Object(1), new String('s') == 's');
