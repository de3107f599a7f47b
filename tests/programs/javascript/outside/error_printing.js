// origin: forum question, how does node print an error inside other things
function show(e) { console.log(String(e)); console.log(e.name, '|', e.message, '|', Object.keys(e), '|', JSON.stringify(e)) }
const e = new Error('plain');
e.stack = 'Error: plain\n    at fake (file.js:1:1)';
show(e); console.log(e); console.log({ e }); console.log([e]);
const withProps = Object.assign(new TypeError('props'), { code: 'E1', info: { a: 1 } }); withProps.stack = withProps.stack.split('\n')[0];
console.log(withProps); console.log({ inner: { deep: { err: withProps } } });
const caused = new Error('top', { cause: new Error('root', { cause: 'just text' }) }); caused.stack = 'Error: top\n    at a (b.js:1:1)'; caused.cause.stack = 'Error: root';
console.log(caused);
const agg = new AggregateError([new Error('one'), 'two'], 'many'); agg.stack = 'AggregateError: many'; agg.errors[0].stack = 'Error: one'; console.log(agg);
class ValidationError extends Error { constructor(f) { super(`bad ${f}`); this.field = f } get name() { return 'VE' } }
const v = new ValidationError('age'); v.stack = v.stack.split('\n')[0]; show(v); console.log(v);
class Named extends Error {} Named.prototype.name = 'NamedProto'; const n = new Named('x'); n.stack = n.stack.split('\n')[0]; console.log(n, `${n}`);
const renamed = new Error('msg'); renamed.stack = renamed.stack.split('\n')[0]; renamed.name = 'Later'; console.log(renamed, String(renamed)); renamed.message = 'changed'; console.log(renamed, String(renamed));
const noStack = new Error('nostack'); noStack.stack = undefined; console.log(noStack); delete noStack.stack; console.log(noStack, noStack.stack);
const empty = new Error(); empty.stack = empty.stack.split('\n')[0]; console.log(empty, [empty], String(empty)); const nameless = new Error('m'); nameless.name = ''; console.log(String(nameless));
console.log(Object.prototype.toString.call(e), e instanceof Error, Error('no new') instanceof Error, Error.prototype.toString.call({ name: 'N', message: 'M' }), Error.prototype.toString.call({}), typeof e.stack);
const like = { name: 'Error', message: 'not really', stack: 'Error: not really\n    at x' }; console.log(like); const obj = Object.create(Error.prototype); obj.message = 'created'; console.log(String(obj), obj instanceof Error);
const multi = new Error('line one\nline two'); multi.stack = 'Error: line one\nline two\n    at z (q.js:1:2)'; console.log(multi, { multi }); console.log('%s', multi); console.log('%o %O', 1, 2); console.error(new RangeError('to stderr').message);
const un = new Error('weird'); un.stack = 'no header here'; console.log(un); un.stack = 42; console.log(un); un.message = { not: 'string' }; console.log(String(un)); console.log(new Error(undefined).message === '', new Error(null).message, new Error({}).message, new Error([1, 2]).message, 'cause' in new Error('a', {}), new Error('a', { cause: undefined }).cause);
const dom = new DOMException('dom msg', 'AbortError'); console.log(dom.name, dom.code, dom.message, dom instanceof Error, String(dom)); const sys = Object.assign(new Error('ENOENT: x'), { errno: -2, code: 'ENOENT', syscall: 'open' }); sys.stack = 'Error: ENOENT: x'; console.log(sys);
