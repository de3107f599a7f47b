// origin: docs retold, uncaughtException, its monitor and the origin argument
process.on('uncaughtExceptionMonitor', (err, origin) => console.log('monitor', String(err), origin));
process.on('uncaughtException', (err, origin) => { console.log('caught', err && err.message || err, origin) });
process.on('exit', c => console.log('exit', c));
setTimeout(() => { throw new Error('in timer') }, 1);
setTimeout(() => { Promise.reject(new Error('rejected')) }, 20);
setTimeout(() => { console.log('still alive'); setImmediate(() => { throw 'a string' }) }, 40);
process.nextTick(() => { throw new TypeError('in tick') });
queueMicrotask(() => { throw new RangeError('in microtask') });
Promise.resolve().then(() => console.log('microtasks go on'));
console.log(process.hasUncaughtExceptionCaptureCallback());
throw null;
