// origin: docs retold, unhandledRejection and rejectionHandled listeners
process.on('unhandledRejection', (reason, promise) => { console.log('unhandled:', reason instanceof Error ? reason.message : reason, promise) });
process.on('rejectionHandled', (p) => console.log('handled later', p === late));
process.on('warning', w => console.log('warning', w.name));
const late = Promise.reject('late one');
setTimeout(() => late.catch(r => console.log("finally caught", r)), 400);
Promise.reject(new Error('nobody cares')).finally(() => console.log('finally is not a handler'));
Promise.reject(1).then(() => {}, undefined);
const ok = Promise.reject('soon'); queueMicrotask(() => ok.catch(() => console.log('in time')));
const tick = Promise.reject('tick'); process.nextTick(() => tick.catch(() => console.log('in time too')));
const imm = Promise.reject('immediate'); setImmediate(() => imm.catch(() => console.log('too late')));
(async () => { throw { code: 42 } })();
new Promise(() => { throw new SyntaxError('executor') });
Promise.all([Promise.reject('all a'), Promise.reject('all b')]);
(function* () {})().next(); async function* ag() { throw 'agen' } ag().next();
process.on('exit', c => console.log('code', c));
