const log = [];
class Base {
  field = (log.push('base field'), 'base');
  constructor(x) { log.push('base ctor ' + new.target.name); this.x = x; this.init(); }
  init() { log.push('base init'); }
  hello() { return 'base hello'; }
  static make(...args) { return new this(...args); }
  get kind() { return 'base'; }
}
class Derived extends Base {
  field = (log.push('derived field'), 'derived');
  #priv = 'p';
  constructor(...args) { log.push('before super'); super(...args); log.push('after super ' + this.#priv); }
  init() { log.push('derived init ' + this.field); super.init(); }
  hello() { return 'derived > ' + super.hello(); }
  get kind() { return super.kind + '+derived'; }
}
class Third extends Derived {}
const t = Third.make(7);
console.log(log);
console.log(t, t.hello(), t.kind, t instanceof Base, Object.getPrototypeOf(Third) === Derived);
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => new (class extends Base { constructor() {} })()));
console.log(attempt(() => new (class extends Base { constructor() { this.y = 1; super(); } })()));
console.log(attempt(() => new (class extends Base { constructor() { super(); super(); } })()));
console.log(attempt(() => class extends 5 {}));
console.log(attempt(() => { const o = {}; class X extends o {} }));
console.log(attempt(() => { class P extends null {} ; new P(); }));
console.log(attempt(() => new (class extends Base { constructor() { return 1; } })()));
console.log(attempt(() => new (class extends Base { constructor() { return { mine: true }; } })()));
const mixin = B => class extends B { mixed() { return 'mixed ' + super.hello(); } };
console.log(new (mixin(Base))(1).mixed());
const parent = { hi() { return 'parent ' + this.name; } };
const child = { __proto__: parent, name: 'child', hi() { return 'child of ' + super.hi(); } };
console.log(child.hi());
function Old(name) { if (!new.target) return new Old(name); this.name = name; }
Old.prototype.say = function () { return 'old ' + this.name; };
class New extends Old { say() { return super.say() + '!'; } }
console.log(Old('x').say(), new New('y').say());
function Sub() { Old.call(this, 'sub'); }
Sub.prototype = Object.create(Old.prototype);
Sub.prototype.constructor = Sub;
console.log(new Sub(), new Sub().say(), Reflect.construct(Old, ['r'], Sub).constructor.name);
