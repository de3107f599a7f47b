// origin: docs retold, the util module piece by piece
const util = require('util');
console.log(util.format('%s=%d %j', 'x', 5, { y: 1 }, 'rest'), util.format(1, 2, '3'), util.format('%s'));
console.log(util.inspect({ a: { b: { c: { d: 1 } } } }, { depth: 1 }), util.inspect('str'), util.inspect([1, , 3]), util.inspect(new Map([[{ a: 1 }, new Set([1])]])));
console.log(util.inspect({ b: 1, a: 2, c: [3, 1] }, { sorted: true, compact: false }));
console.log(util.inspect(Array.from({ length: 10 }, (_, i) => i), { maxArrayLength: 3 }), util.inspect('abcdefgh', { maxStringLength: 3 }), util.inspect({ a: 1, b: 'x' }, { colors: true }));
console.log(util.inspect({ x: { y: 1 } }, { breakLength: 5 }), util.inspect(123456789, { numericSeparator: true }), util.inspect({ get a() { return 5 } }, { getters: true }));
class Box { constructor(v) { this.v = v } [util.inspect.custom](depth, options, inspect) { return `Box<${inspect(this.v, options)}> d${depth}` } }
console.log(new Box({ a: 1 }), [new Box('s')], { deep: { er: new Box(3) } });
console.log(util.isDeepStrictEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), util.isDeepStrictEqual([1], ['1']), util.isDeepStrictEqual(new Set([{ a: 1 }]), new Set([{ a: 1 }])), util.isDeepStrictEqual(NaN, NaN), util.isDeepStrictEqual(0, -0));
const t = util.types;
console.log(t.isPromise(Promise.resolve()), t.isRegExp(/x/), t.isDate(new Date(0)), t.isProxy(new Proxy({}, {})), t.isGeneratorFunction(function* () {}), t.isAsyncFunction(async () => {}), t.isMap(new Map()), t.isTypedArray(new Uint8Array()), t.isBoxedPrimitive(Object(1)), t.isNativeError(new TypeError()));
const old = util.deprecate(() => 'old result', 'old() is deprecated, use fresh()', 'DEP_X');
console.log(old(), old());
function Base() {} Base.prototype.hi = () => 'hi'; function Sub() {} util.inherits(Sub, Base);
console.log(new Sub().hi(), Sub.super_ === Base, util.types.isDate({}), util.isArray?.([1]));
const cbStyle = (a, b, cb) => setTimeout(() => a < 0 ? cb(new Error('neg')) : cb(null, a + b), 5);
const add = util.promisify(cbStyle);
add(1, 2).then(console.log).then(() => add(-1, 1)).catch(e => console.log('rejected', e.message));
const back = util.callbackify(async (x) => { if (!x) throw null; return x * 2 });
back(21, (e, v) => console.log('callbackified', e, v));
back(0, (e) => console.log(e.name, e.code, e.message, e.reason));
console.log(util.stripVTControlCharacters('\u001b[31mred\u001b[0m'), util.toUSVString('a\ud800'), util.styleText === undefined, util.inspect.defaultOptions.depth);
try { util.promisify(5) } catch (e) { console.log(e.code, e.message) }
try { util.inherits({}, null) } catch (e) { console.log(e.code, e.message) }
