// origin: interview quiz about this, objects and borrowed methods
var name = 'global-ish';
var user = {
  name: 'Maria',
  regular() { return this && this.name },
  arrow: () => typeof this + ' ' + (this && this.name),
  nested() {
    return {
      name: 'inner',
      viaArrow: () => this.name,
      viaFn: function () { return this.name },
    };
  },
  delayed(cb) { setTimeout(function () { cb('timeout this is ' + this.constructor.name) }, 5) },
};
console.log(user.regular());
const loose = user.regular;
console.log(loose());
console.log(user.arrow());
console.log(user.nested().viaArrow(), user.nested().viaFn());
console.log((user.regular)(), (0, user.regular)(), (user.regular = user.regular)());
console.log(user['regular'](), user?.regular(), (user?.regular)());
const bound = user.regular.bind({ name: 'bound' });
console.log(bound(), bound.call({ name: 'ignored' }), bound.bind({ name: 'again' })());
console.log(bound.name, bound.length, user.nested.name, (() => {}).name, (function () {}).name);
user.delayed(console.log);
const list = [user.regular];
console.log(list[0](), list.name);
list.name = 'the array';
console.log(list[0]());
function Strict() { 'use strict'; return this }
function Sloppy() { return this }
console.log(Strict(), Sloppy() === globalThis, Strict.call(5), typeof Sloppy.call(5), Sloppy.call(null) === globalThis, Strict.call(null));
console.log([1, 2].map(function () { return this.k }, { k: 'thisArg' }));
console.log(this === module.exports, this, typeof globalThis.name);
