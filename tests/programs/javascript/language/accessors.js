const temp = {
  _c: 20,
  get f() { console.log('get f'); return this._c * 9 / 5 + 32; },
  set f(v) { console.log('set f', v); this._c = (v - 32) * 5 / 9; },
};
temp.f += 18;
temp.f++;
console.log(temp._c.toFixed(2), temp);
const onlyGet = { get x() { return 1; } };
onlyGet.x = 5;
console.log(onlyGet.x);
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => { 'use strict'; onlyGet.x = 5; }));
console.log(attempt(() => { 'use strict'; Object.freeze([1]).push(2); }));
console.log(attempt(() => { 'use strict'; Object.freeze({ a: 1 }).a = 2; }));
console.log(attempt(() => { 'use strict'; Object.preventExtensions({}).b = 2; }));
console.log(attempt(() => { 'use strict'; delete Object.freeze({ a: 1 }).a; }));
console.log(attempt(() => { 'use strict'; 'str'.length = 2; }));
console.log(attempt(() => { 'use strict'; (5).foo = 2; }));
console.log(attempt(() => Object.defineProperty({}, 'a', { get() {}, value: 1 })));
console.log(attempt(() => Object.defineProperty(Object.freeze({}), 'a', { value: 1 })));
console.log(attempt(() => Object.defineProperty(Object.freeze({ a: 1 }), 'a', { value: 2 })));
const hidden = Object.defineProperty({ shown: 1 }, 'hidden', { value: 2 });
console.log(hidden, hidden.hidden, Object.keys(hidden), JSON.stringify(hidden));
console.log(Object.getOwnPropertyDescriptors({ get a() { return 1; }, b: 2 }));
const proto = { set v(x) { this.stored = x; } };
const child = Object.create(proto);
child.v = 9;
console.log(child, Object.hasOwn(child, 'v'));
const lazy = { get data() { console.log('computed'); Object.defineProperty(this, 'data', { value: [1] }); return this.data; } };
console.log(lazy.data === lazy.data);
console.log(Object.getOwnPropertyDescriptor(class { static get s() { return 1; } }, 's').get.name);
console.log({ get [Symbol.for('k')]() { return 1; }, set z(v) {}, get both() { return 1; }, set both(v) {} });
