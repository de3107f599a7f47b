with ({ a: 1, toString: () => 'shadowed' }) { console.log(a, String === globalThis.String, toString()); var leaked = a + 1; }
console.log(leaked);
console.log(010, 0o10, '\101', 09.5);
var a = 1; var a; console.log(a);
function dup(x, x) { return x; } console.log(dup(1, 2));
console.log(eval('var fromEval = 5; fromEval + 1'), fromEval, eval('({ a: 1 })'), eval('{ a: 1 }'), eval('if (true) { 7 } else { 8 }'), eval('1;;;'), eval('var z = 1'), eval(''), eval({ not: 'string' }));
const f = function () { return typeof this; }; console.log(f.call('x'), f.call(undefined));
console.log(typeof require, typeof exports, module.exports === exports, module.exports === this, __filename.split('/').pop(), require.main === module);
x = 5; console.log(x, delete globalThis.x, typeof x);
label: function fn() {} console.log(typeof fn);
if (1) function cond() { return 'cond'; } console.log(cond());
console.log([1, 2, 3].indexOf(2), void 0 === undefined, '' + null, escape('é'), unescape('%E9'), 'abc'.substr(1));
console.log((function () { return delete arguments[0] && arguments.length; })(1), (function (a) { return delete a; })(1));
<!-- an old comment
console.log(({}).__defineGetter__ !== undefined, ({ __proto__: { p: 1 } }).p, Object.prototype.__lookupGetter__.call({ get q() { return 1; } }, 'q').name);
var undefined = 5; console.log(undefined);
