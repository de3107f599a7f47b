const who = function () { return this === undefined ? 'undefined' : this === globalThis ? 'global' : this === module.exports ? 'exports' : this.name ?? typeof this; };
const strictWho = function () { 'use strict'; return this === undefined ? 'undefined' : this === null ? 'null' : typeof this === 'object' ? this.name : typeof this; };
const o = { name: 'o', who, strictWho, arrow: () => who.call(this), nested() { return [who(), (() => who.call(this))()]; } };
console.log(who(), strictWho(), o.who(), o.strictWho(), o.arrow(), o.nested());
const { who: loose } = o;
console.log(loose(), (o.who)(), (0, o.who)(), (o.who || 0)(), [o.who][0] === who);
console.log(who.call(5), strictWho.call(5), who.call(null), strictWho.call(null), who.call('s'), strictWho.call('s'));
const bound = who.bind({ name: 'bound' });
console.log(bound(), bound.call(o), { bound, name: 'x' }.bound(), bound.bind(o)(), bound.name, who.bind().name);
function Ctor() { this.name = 'made'; return 5; }
const B = Ctor.bind({ name: 'ignored' });
console.log(new B().name, new B() instanceof Ctor, new B());
const partial = ((a, b, c) => [a, b, c]).bind(null, 1, 2);
console.log(partial(3), partial.length, partial.name);
console.log([1, 2].map(function () { return this.k; }, { k: 'thisArg' }), [1].map(function () { 'use strict'; return this; }));
[1].forEach(function () { console.log(who.call(this)); });
class C { m() { return this; } static s() { return this; } }
const { m } = new C(), { s } = C;
console.log(m(), s());
const timer = { name: 'timer', start() { setTimeout(function () { console.log(this.constructor.name, this.name); }, 1); setTimeout(() => console.log(this.name), 10); } };
timer.start();
console.log(this === module.exports, (() => this === module.exports)(), (function () { return this === globalThis; })());
const getter = { name: 'getter', get me() { return this.name; } };
console.log(getter.me, Object.create(getter, { name: { value: 'child' } }).me, Reflect.get(getter, 'me', { name: 'receiver' }));
console.log(o.who?.(), o['who'](), `${[o.who.call([])]}`, (() => { try { return who.apply(o, 5); } catch (e) { return e.message; } })());
