// origin: blog post, old corners that every engine still supports
console.log('text'.anchor('n"x'), 'a'.big(), 'b'.bold(), 'c'.link('u'), 's'.sub(), 'f'.fontcolor('red'), 'x'.fixed());
console.log(escape('ä ü+/@%u'), unescape('%E4%20%u20AC%zz'), 'abcdef'.substr(-4, 2), 'abc'.substr(1), ' x '.trimLeft() + '|', ' x '.trimRight() + '|');
/(\d+)-(\w+)/.exec('before 12-ab after');
console.log(RegExp.$1, RegExp.$2, RegExp.$3 === '', RegExp.lastMatch, RegExp['$&'], RegExp.leftContext, RegExp["$'"], RegExp.lastParen, RegExp.input);
const o = {}; o.__defineGetter__('x', () => 42); o.__defineSetter__('x', v => console.log('set', v)); o.x = 1;
console.log(o.x, o.__lookupGetter__('x')(), typeof o.__lookupSetter__('x'), o.__lookupGetter__('zzz'), o);
console.log({ __proto__: { inherited: 1 } }.inherited, { ['__proto__']: 1 }, { __proto__: null }, Object.keys({ __proto__: 5, a: 1 }), (() => { const __proto__ = 3; return { __proto__ } })());
const d = new Date(Date.UTC(1999, 11, 31)); console.log(d.getYear(), d.toGMTString(), d.toGMTString === d.toUTCString, d.setYear(95), d.getFullYear(), Date.prototype.toGMTString.name);
<!-- this is a comment too
console.log(010, 0o10, 08, 09.5, '\07'.charCodeAt(0), '\1\12'.length, typeof document_all());
--> and so is this
function document_all() { return undefined }
console.log(/\c/.test('\\c'), /[\c]/.test('c'), /a{/.test('a{'), /]/.test(']'), /\8/.test('8'), /(?=a)*/.test(''), /\p{L}/.test('p{L}'), /[\w-z]/.test('-'), /\u{2}/.test('uu'), /^\k<a>$/.test('k<a>'));
console.log(RegExp('x').compile('y', 'g'), new RegExp(/ab/g, 'i'), RegExp(/c/) === RegExp(/c/), (r => RegExp(r) === r)(/d/), /[^]/.test('\n'), /[]/.test('a'));
var fn = function (a, b) { return fn.arguments && fn.arguments.length }; console.log(fn(1, 2, 3), fn.caller, fn.arguments);
console.log(typeof Function.prototype, Function.prototype(1, 2), Function.prototype.name === '', Array.isArray(Array.prototype), Array.prototype.length, Object.prototype.toString.call(Date.prototype), typeof RegExp.prototype.test, String(RegExp.prototype));
console.log(new Date(2024, 0).toLocaleFormat, Object.prototype.__proto__, [].__proto__ === Array.prototype, (5).__proto__ === Number.prototype, 'x'.__proto__.constructor.name);
var undefined_ = void 0; console.log(void 'anything', typeof void 0, void 0 ?? 'dflt', void function () { console.log('ran') }());
for (var i = 0 in {}) console.log('never'); console.log(i);
if (typeof foo === 'undefined') var foo = 'declared in if'; console.log(foo); console.log(delete foo, delete undeclaredThing, typeof foo, (function () { try { return delete arguments } finally { } })());
undeclared2 = 7; console.log(delete globalThis.undeclared2, typeof undeclared2, Object.getOwnPropertyDescriptor(globalThis, 'NaN'), isFinite('12'), isNaN(undefined), isNaN(''), parseInt('0x'), parseFloat('-.5.'));
