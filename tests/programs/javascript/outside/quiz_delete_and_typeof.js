// origin: interview quiz, delete and typeof surprises
var o = { a: 1, get b() { return this.a }, c: [1, 2, 3] };
console.log(delete o.a, delete o.zzz, delete o.c[1], o, o.c.length, delete o, typeof o);
console.log(delete 5, delete Math.max, typeof Math.max, delete [].length);
(function (x) { console.log(delete x, x); delete arguments[0]; console.log(x, arguments[0], arguments.length) })(7);
console.log(typeof typeof 1, typeof null, typeof function () {}, typeof class {}, typeof [], typeof /r/, typeof new Date(0), typeof NaN, typeof Symbol(), typeof 1n, typeof undefinedVar, typeof (() => {}), typeof Object(1n), typeof new Function());
console.log(void 0 === undefined, typeof void 0, !!document_all, typeof (1, 'a'), typeof ((x) => x)(5), typeof await_);
var document_all = ''; function await_() {}
const proto = { p: 1 }, child = Object.create(proto); child.p = 2; delete child.p; console.log(child.p, delete child.p, child.p, delete proto.p, child.p);
console.log([1, 2, 3].length = 1, 'abc'.length, (() => { const s = 'abc'; s.x = 1; return s.x })(), new String('x') instanceof String, 'x' instanceof String, (function () { return typeof this }).call('s'), (function () { 'use strict'; return typeof this }).call('s'));
console.log(instanceofs());
function instanceofs() { return [[] instanceof Array, [] instanceof Object, Object instanceof Function, Function instanceof Object, Function instanceof Function, null instanceof Object, Object.create(null) instanceof Object, (() => {}) instanceof Function, Promise.resolve() instanceof Promise] }
try { 1 in 'str' } catch (e) { console.log(e.message) }
try { ({}) instanceof 5 } catch (e) { console.log(e.message) }
try { ({}) instanceof (() => {}) } catch (e) { console.log(e.message) }
try { 'a' in undefined } catch (e) { console.log(e.message) }
