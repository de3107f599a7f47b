// origin: library author's notes, clean stacks with captureStackTrace and prepareStackTrace
class ValidationError extends Error {
  constructor(message, { field, ...options } = {}) {
    super(message, options);
    this.field = field;
    Error.captureStackTrace(this, this.constructor);
  }
  get name() { return 'ValidationError'; }
}
function assertPositive(n) {
  if (!(n > 0)) {
    const e = new RangeError(`${n} is not positive`);
    Error.captureStackTrace(e, assertPositive);
    throw e;
  }
}
function outer() { inner(); }
function inner() { assertPositive(-1); }
try { outer(); } catch (e) { console.log(e.stack.split('\n').slice(0, 3).map(l => l.replace(__dirname, '.')).join('\n')); }
const frames = e => {
  const old = Error.prepareStackTrace;
  Error.prepareStackTrace = (_, sites) => sites;
  const s = e.stack;
  Error.prepareStackTrace = old;
  return s;
};
function here() { return frames(new Error('x')); }
const site = new (class Caller { call() { return here(); } })().call();
console.log(site.slice(0, 3).map(s => [s.getFunctionName(), s.getTypeName(), s.getMethodName(), s.getLineNumber(), s.getColumnNumber(), s.isConstructor(), s.isNative(), s.isToplevel()]));
console.log(String(site[1]).replace(__dirname, '.'), site[0].getFileName() === __filename, site[0].isEval(), site[0].isAsync());
const v = new ValidationError('age is required', { field: 'age', cause: 'form' });
console.log(v.name, v.message, v.field, v.cause, Object.keys(v), `${v}`);
console.log(v.stack.split('\n')[0], v instanceof ValidationError, Object.prototype.toString.call(v));
Error.stackTraceLimit = 1;
console.log(new Error('short').stack.split('\n').length);
Error.stackTraceLimit = 0;
console.log(new Error('none').stack, new TypeError('zero'));
Error.stackTraceLimit = 10;
const o = {}; Error.captureStackTrace(o); console.log(o.stack.split('\n')[0], Object.getOwnPropertyDescriptor(o, 'stack').enumerable);
const anonymous = [() => { throw new Error('from arrow'); }, function () { throw new Error('from function expression'); }, async () => { throw new Error('from async arrow'); }];
for (const f of anonymous) { try { const r = f(); r.catch(e => console.log('later', e.stack.split('\n')[1].trim().replace(__dirname, '.'))); } catch (e) { console.log(e.stack.split('\n')[1].trim().replace(__dirname, '.')); } }
const table = { get boom() { throw new Error('getter'); }, set boom(x) { throw new Error('setter'); }, 'odd name'() { throw new Error('odd'); }, [Symbol('sym')]() { throw new Error('symbol'); }, async *gen() { throw new Error('agen'); }, static: { deep: () => { throw new Error('deep'); } } };
const shown = e => console.log(e.message, '|', e.stack.split('\n')[1].trim().replace(__dirname, '.'));
try { table.boom; } catch (e) { shown(e); } try { table.boom = 1; } catch (e) { shown(e); } try { table['odd name'](); } catch (e) { shown(e); } try { table[Object.getOwnPropertySymbols(table)[0]](); } catch (e) { shown(e); } table.gen().next().catch(shown); try { table.static.deep(); } catch (e) { shown(e); }
[3, 1, 2].forEach(function each(n) { if (n === 2) try { [n].map(m => { throw new Error('in map'); }); } catch (e) { console.log(e.stack.split('\n').slice(1, 5).map(l => l.trim().replace(__dirname, '.'))); } });
try { new (function Legacy() { throw new Error('in constructor'); })(); } catch (e) { shown(e); }
try { Reflect.construct(class K { constructor() { throw new Error('reflect'); } }, []); } catch (e) { shown(e); }
try { JSON.parse('[1,2]', function reviver(k, v) { if (k === '1') throw new Error('in reviver'); return v; }); } catch (e) { console.log(e.stack.split('\n').slice(1, 3).map(l => l.trim().replace(__dirname, '.'))); }
try { 'abc'.replace(/b/, () => { throw new Error('in replacer'); }); } catch (e) { console.log(e.stack.split('\n').slice(1, 3).map(l => l.trim().replace(__dirname, '.'))); }
