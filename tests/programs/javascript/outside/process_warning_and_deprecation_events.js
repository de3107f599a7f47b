// origin: docs retold, process.emitWarning, warning listeners, deprecations and MaxListeners
const EventEmitter = require('events'); const util = require('util');
process.on('warning', w => console.log('listener:', w.name, '|', w.message, '|', w.code, '|', w.detail, '|', w instanceof Error));
process.emitWarning('plain text');
process.emitWarning('typed', 'CustomWarning', 'MY001');
process.emitWarning('with options', { type: 'OptWarning', code: 'MY002', detail: 'some detail\nsecond line' });
process.emitWarning(Object.assign(new Error('an error object'), { name: 'ErrWarning', code: 'MY003' }));
process.emitWarning('old thing', 'DeprecationWarning', 'DEP9999');
process.emitWarning('old thing', 'DeprecationWarning', 'DEP9999');
const old = util.deprecate(function oldOne(x) { return x * 2; }, 'oldOne() is deprecated. Use newOne() instead.', 'DEP_MINE');
console.log(old(2), old(3), old.name, old.length);
const again = util.deprecate(() => 'again', 'same code', 'DEP_MINE'); console.log(again());
const noCode = util.deprecate(() => 1, 'no code here'); noCode(); noCode();
const e = new EventEmitter(); for (let i = 0; i < 12; i++) e.on('leak', () => {});
const e2 = new EventEmitter().setMaxListeners(1); e2.on('x', () => {}); e2.on('x', () => {}); e2.on(Symbol('sym'), () => {});
const t = new EventTarget(); for (let i = 0; i < 11; i++) t.addEventListener('many', () => {}); 
for (const bad of [() => process.emitWarning(), () => process.emitWarning(5), () => process.emitWarning('x', 5), () => e.setMaxListeners(-1), () => e.on('x'), () => e.emit('error'), () => e.emit('error', 'text'), () => e.emit('error', new TypeError('own')), () => e.emit('error', { code: 1 }), () => e.on('y', null), () => new EventEmitter({ captureRejections: 1 }), () => EventEmitter.once(e), () => e.once('a', 'b'), () => util.deprecate('x', 'm')]) try { console.log('ok', bad()); } catch (err) { console.log(err.name, err.code, err.message); }
setTimeout(() => {}, 2 ** 31); Promise.reject(new Error('late one')).catch(() => {}); console.log('sync end');
const p = Promise.reject(new Error('handled later')); process.on('unhandledRejection', (r, q) => console.log('unhandled', r.message, q === p)); process.on('rejectionHandled', q => console.log('handled', q === p)); setTimeout(() => p.catch(x => console.log('caught', x.message)), 5);
new Promise((res, rej) => { res(1); res(2); rej(new Error('x')); }); process.on('multipleResolves', type => console.log('multiple', type));
setTimeout(() => process.exit(), 20); process.on('exit', c => console.log('exit', c, process.exitCode));
