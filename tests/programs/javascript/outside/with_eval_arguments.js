// origin: blog post, the parts of the language nobody should use
var x = 'global';
var o = { x: 'in object', y: 1 };
with (o) { console.log(x, y); y = 2; var z = 'leaked'; x = 'changed' }
console.log(o, z, x);
with ([1, 2, 3]) console.log(length, map(n => n * 2), typeof push);
function direct() { var x = 'local'; return eval('x') }
function indirect() { var x = 'local'; return (0, eval)('typeof x') }
function declares() { eval('var made = 1; function g() { return made }'); return g() + made }
function strictEval() { 'use strict'; eval('var hidden = 1'); return typeof hidden }
console.log(direct(), indirect(), declares(), strictEval(), eval('({a: 1})'), eval('{a: 1}'), eval(''), eval('var q = 5'), eval('1;;;'), eval({ not: 'string' }));
console.log(new Function('a', 'b', 'return a + b')(1, 2), new Function('a, b = 3', 'return a * b')(2), Function('return this')() === globalThis);
console.log(new Function('a', 'b', 'return a + b').toString());
function args(a, b) { arguments[0] = 'changed'; b = 'B'; return [a, arguments[1], arguments.length, args.length, typeof arguments, Array.isArray(arguments)] }
console.log(args(1, 2, 3));
function strictArgs(a) { 'use strict'; arguments[0] = 'x'; return a }
console.log(strictArgs('same'), (function (a = 0) { arguments[0] = 9; return a })(1), (function () { return arguments })(1, 'two'));
(function () { console.log(arguments, [...arguments], Array.prototype.slice.call(arguments, 1), arguments.callee === undefined) })(7, 8);
try { (function () { 'use strict'; return arguments.callee })() } catch (e) { console.log(e.message) }
const arrow = () => typeof arguments; console.log(arrow());
for (const code of ['1 +', 'let let = 1', 'foo bar', '}', '"abc', 'var 1a', 'return 1', 'x = ', 'if (', 'a => { ', '`${', '@', 'new.target', 'import x', 'super()', 'yield 1', '({a:1', '[1,2', '0778n', "'use strict'; 010", 'for (;;', 'class { }', 'break', 'continue', 'a: a: 1', 'const c', 'delete', '1++', 'if (1) else 2', 'async () => { await }', '/(/', '/a/gg', '"\\u{110000}"', 'let a; let a', 'let a; var a', "'use strict'; with(a) b", "'use strict'; delete x", "'use strict'; eval = 1", 'function f(a,a){"use strict"}', '(a,a) => 1', 'try {}', 'switch(1){case 1: default: default:}', 'throw\n1', 'a?.b = 1', '({a}) = 1', '[a+1] = 2', 'new a?.b()', 'a ?? b || c', '-1 ** 2', 'class A { constructor(){} constructor(){} }', 'class A extends B { constructor(){ super() } x(){ super() } }', '({ __proto__: 1, __proto__: 2 })', 'class A { #a; #a }', 'a.#b', 'let [a]', 'for (let x = 1 of []) 1', 'for (const x in {}, y) 1', 'enum', 'await 1']) {
  try { eval(code); console.log('ok', code) } catch (e) { console.log(JSON.stringify(code), '=>', e.name + ': ' + e.message) }
}
