// origin: blog post, reading and capturing stack traces
function a() { b() }
function b() { c() }
const c = () => { throw new Error('deep') };
const clean = s => s.split('\n').filter(l => !l.includes('node:')).map(l => l.replace(/\(?[^( ]*[\/\\]/, '(').trim());
try { a() } catch (e) { console.log(clean(e.stack)) }
class Thing { method() { return new Error('in method').stack } static make() { return new Error('in static').stack } get prop() { return new Error('in getter').stack } constructor(x) { if (x) this.s = new Error('in ctor').stack } }
console.log(clean(new Thing().method())); console.log(clean(Thing.make())); console.log(clean(new Thing().prop)); console.log(clean(new Thing(1).s));
console.log(clean([1].map(function cb() { return new Error('in map').stack })[0]));
console.log(clean([1].map(() => new Error('in arrow').stack)[0]));
const obj = { run: function () { return new Error('o').stack }, ['com' + 'puted']() { return new Error('p').stack } }; console.log(clean(obj.run())); console.log(clean(obj.computed()));
console.log(clean((function () { return new Error('iife').stack })())); console.log(clean(new Function('return new Error("dyn").stack')()).length > 2);
function Custom(m) { this.message = m; Error.captureStackTrace(this, Custom) } Custom.prototype = Object.create(Error.prototype, { name: { value: 'Custom' } });
function makes() { return new Custom('captured') } console.log(clean(makes().stack), makes() instanceof Error);
const holder = {}; Error.captureStackTrace(holder); console.log(clean(holder.stack)[0], Object.keys(holder), typeof holder.stack);
Error.stackTraceLimit = 1; console.log(clean(new Error('limited').stack)); Error.stackTraceLimit = 0; console.log(new Error('none').stack); Error.stackTraceLimit = 10;
(function rec(n) { if (!n) return console.log(new Error('r').stack.split('\n').length); rec(n - 1) })(30);
const saved = new Error('made here'); function thrower() { throw saved } try { thrower() } catch (e) { console.log(clean(e.stack)) }
async function one() { await null; await two() } async function two() { await null; throw new Error('async deep') }
one().catch(e => console.log(clean(e.stack))).then(() => { setTimeout(function timer() { console.log(clean(new Error('t').stack)) }, 1) });
Promise.resolve().then(function handler() { console.log(clean(new Error('in then').stack)) }); process.nextTick(function tick() { console.log(clean(new Error('in tick').stack)) });
