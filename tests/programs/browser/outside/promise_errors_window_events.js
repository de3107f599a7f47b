// origin: error tracking article, which errors reach window: sync, promise, listener, timer, rejected later
const log = (...x) => console.log(...x);
addEventListener('error', e => { log('error event:', e.message, e.error instanceof Error, e.error?.name); e.preventDefault(); });
addEventListener('unhandledrejection', e => { log('unhandled:', e.reason instanceof Error ? e.reason.message : e.reason, e.promise instanceof Promise, e.cancelable); e.preventDefault(); });
addEventListener('rejectionhandled', e => log('handled late:', e.reason.message));
setTimeout(() => { throw new TypeError('from a timer'); }, 1);
setTimeout(() => { throw 'a string'; }, 2);
queueMicrotask(() => { throw new RangeError('from a microtask'); });
Promise.reject(42);
const late = Promise.reject(new Error('late'));
setTimeout(() => late.catch(() => log('caught late')), 100);
(async () => { await null; null.f(); })();
Promise.reject(new Error('in time')).catch(e => log('caught', e.message));
new Promise((ok, no) => { ok(1); throw new Error('swallowed'); }).then(log);
reportError(new SyntaxError('reported'));
log('script end');
setTimeout(() => { null.property; log('never'); }, 150);
