// Handled within the same drain is in time.
process.on('unhandledRejection', (reason, promise) => console.log('unhandled', reason, promise instanceof Promise));
process.on('rejectionHandled', promise => console.log('handled late', promise instanceof Promise));
const a = Promise.reject('a');
process.nextTick(() => a.catch(v => console.log('caught', v, 'in a tick')));
const b = Promise.reject('b');
Promise.resolve().then(() => Promise.resolve()).then(() => b.catch(v => console.log('caught', v, 'in a microtask')));
const c = Promise.reject('c');
setTimeout(() => c.catch(v => console.log('caught', v, 'in a timer')), 10);
const d = Promise.reject('d');
setTimeout(() => Promise.reject('e'), 30);
