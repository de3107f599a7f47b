// origin: interview collection, sloppy mode leftovers: arguments aliasing, callee, implicit globals, with, octal
function alias(a, b) { arguments[0] = 'changed'; b = 'b2'; return [a, arguments[1], arguments.length]; }
function strictOne(a) { 'use strict'; arguments[0] = 'x'; return a; }
function withDefault(a, b = 1) { arguments[0] = 'x'; return a; }
console.log(alias(1, 2), alias(1), strictOne(1), withDefault(1));
console.log((function (n) { return n < 2 ? 1 : n * arguments.callee(n - 1); })(5));
try { (function () { 'use strict'; return arguments.callee; })(); } catch (e) { console.log(e.name, e.message); }
function self() { return this; } function selfStrict() { 'use strict'; return this; }
console.log(self() === globalThis, selfStrict(), typeof self.call(5), typeof selfStrict.call(5), self.call('s'), self.call(null) === globalThis, this === module.exports);
implicit = 7; var explicit = 8; console.log(globalThis.implicit, globalThis.explicit, delete globalThis.implicit, typeof implicit);
with ({ x: 1, toString() { return 'custom'; } }) { var y = x + 1; console.log(`${toString()}`, y); x = 5; } console.log(typeof x);
console.log(010, 0o10, '\101', 08, [01, 0b11, 0x1F], parseInt('010'), Number('010'), -010);
console.log(typeof hoisted, hoisted2()); { function hoisted() { return 1; } } function hoisted2() { return 'early'; } console.log(typeof hoisted);
if (false) { function neverThere() {} } console.log(typeof neverThere);
var undefined = 5; console.log(undefined, (NaN = 3), Infinity); (function () { var undefined = 'local'; console.log(undefined); })();
console.log(((a, b, ...c) => 0).length, (function (a, b = 1, c) {}).length, alias.length, (class { constructor(a, b) {} }).length, Function('a,b', 'c', 'return a+b+c')(1, 2, 3), new Function('a = 1', '...b', '/* c */ return [a, b]')(undefined, 2), String(new Function('x', 'return x')));
console.log(eval('var leaked = 1; leaked'), leaked, (0, eval)('typeof require'), (function () { eval('var inner = 2'); return typeof inner; })(), typeof inner, (function () { 'use strict'; eval('var s = 2'); return typeof s; })());
const frozen = Object.freeze({ a: 1 }); frozen.a = 2; frozen.b = 3; delete frozen.a; console.log(frozen, (function () { 'use strict'; try { frozen.a = 2; } catch (e) { return e.message; } })(), (function () { 'use strict'; try { delete frozen.a; } catch (e) { return e.message; } })(), (function () { 'use strict'; try { frozen.c = 1; } catch (e) { return e.message; } })(), (function () { 'use strict'; try { undefinedName = 1; } catch (e) { return e.message; } })(), (function () { 'use strict'; try { 'str'.length = 1; } catch (e) { return e.message; } })(), (function () { 'use strict'; try { (5).x = 1; } catch (e) { return e.message; } })());
var f = function fact() { fact = 1; return typeof fact; }; console.log(f(), f.name); 
var dup = function (a, a, b) { return [a, b, arguments]; }; console.log(dup(1, 2, 3));
console.log(alias.caller, alias.arguments, Object.getOwnPropertyNames(alias), Object.getOwnPropertyNames(strictOne), Object.getOwnPropertyNames(() => 1));
(function () { console.log(arguments, [...arguments], Array.isArray(arguments), Object.prototype.toString.call(arguments), JSON.stringify(arguments), typeof arguments); })(1, 'two', [3]);
var let_ = 1, yield = 2, async = 3, of = 4, get = 5, set = 6, static = 7, await = 8; let = 9; console.log(yield, async, of, get + set, static, await, let, ((async) => async)(1), { async, get, set, let });
<!-- an html comment in code
console.log('after html comment'); x = 5; while (x --> 3) console.log(x);
--> another
escape('ü☃ a') && console.log(escape('ü☃ a'), unescape('%u2603%FC'), 'abc'.substr(-2, 1), 'x'.anchor('"'), 'x'.big(), new Date(Date.UTC(99, 0)).getYear(), /(a)(b)?/.exec('xa').index, RegExp.$1, RegExp.lastMatch, RegExp["$'"], RegExp.leftContext);
