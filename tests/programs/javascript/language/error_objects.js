const e = new Error('message', { cause: new TypeError('root') });
console.log(e.name, e.message, e.cause.message, String(e), Object.keys(e), 'cause' in new Error('x'), Object.getOwnPropertyNames(e));
console.log(Object.prototype.toString.call(e), e instanceof Error, Error('no new') instanceof Error, new Error().message === '', new Error(undefined).hasOwnProperty('message'), new Error(5).message);
for (const T of [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError]) { const x = new T('m'); console.log(x.name, String(x), x instanceof T, x.constructor.name, T.length); }
const agg = new AggregateError([new Error('1'), 2], 'many');
console.log(agg.message, agg.errors.length, String(agg), agg.name);
class Custom extends Error { constructor(m, extra) { super(m); this.extra = extra; } get name() { return 'Custom!'; } }
const c = new Custom('cm', { a: 1 });
console.log(String(c), c.extra, c.stack.split('\n')[0], Object.keys(c));
const weird = new Error('w'); weird.name = ''; console.log(String(weird)); weird.message = ''; weird.name = 'OnlyName'; console.log(String(weird)); weird.name = undefined; console.log(String(weird));
console.log(Error.prototype.toString.call({ name: 'Duck', message: 'quack' }), Error.prototype.name, Error.prototype.message === '');
function wrap() { try { null.x; } catch (err) { throw new Error('wrapped', { cause: err }); } }
try { wrap(); } catch (err) { let depth = 0; for (let x = err; x; x = x.cause) console.log(' '.repeat(depth++) + x.name + ': ' + x.message); }
const results = [() => JSON.parse('{'), () => null.f(), () => undefined.x, () => x.y.z, () => [].reduce(() => {}), () => 'x'.repeat(-1), () => new Array(-5), () => decodeURIComponent('%'), () => { throw 'string'; }, () => { throw { code: 1 }; }].map(f => { try { f(); } catch (err) { return err instanceof Error ? err.constructor.name : typeof err; } });
console.log(results);
console.log(typeof Error.captureStackTrace, Error.stackTraceLimit);
const o = {}; Error.captureStackTrace(o); console.log(typeof o.stack, o.stack.split('\n')[0]);
Error.stackTraceLimit = 0; console.log(new Error('short').stack); Error.stackTraceLimit = 1;
console.log(new Error('one frame').stack.split('\n').length);
var x;
