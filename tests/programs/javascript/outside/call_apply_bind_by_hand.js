// origin: interview task, write call, apply and bind yourself
Function.prototype.myCall = function (ctx, ...args) {
  ctx = ctx == null ? globalThis : Object(ctx);
  const key = Symbol('fn');
  ctx[key] = this;
  const result = ctx[key](...args);
  delete ctx[key];
  return result;
};
Function.prototype.myApply = function (ctx, args) {
  if (args != null && typeof args !== 'object') throw new TypeError('CreateListFromArrayLike called on non-object');
  return this.myCall(ctx, ...(args || []));
};
Function.prototype.myBind = function (ctx, ...bound) {
  const target = this;
  function fn(...args) {
    return target.apply(this instanceof fn ? this : ctx, [...bound, ...args]);
  }
  if (target.prototype) fn.prototype = Object.create(target.prototype);
  return fn;
};
function introduce(greeting, mark) { return `${greeting}, ${this.name}${mark}` }
const p = { name: 'Lia' };
console.log(introduce.myCall(p, 'Hi', '!'));
console.log(introduce.myApply(p, ['Hey', '?']));
console.log(introduce.myBind(p, 'Yo')('...'));
try { introduce.myApply(p, 5) } catch (e) { console.log(e.message) }
try { introduce.apply(p, 5) } catch (e) { console.log(e.message) }
function Point(x, y) { this.x = x; this.y = y }
Point.prototype.sum = function () { return this.x + this.y };
const P1 = Point.myBind(null, 10);
const pt = new P1(5);
console.log(pt, pt.sum(), pt instanceof Point, pt instanceof P1);
const P2 = Point.bind(null, 10);
const q = new P2(5);
console.log(q, q.sum(), q instanceof Point, q instanceof P2, P2.name, P2.prototype);
console.log(p);
for (var k in introduce) console.log('leaked', k);
