process.on('uncaughtException', (err, origin) => {
  console.log('handler', err instanceof Error ? err.message : err, origin);
});
process.nextTick(() => { console.log('tick'); throw new Error('from tick'); });
process.nextTick(() => console.log('next tick still runs'));
Promise.resolve().then(() => console.log('promise still runs'));
queueMicrotask(() => { throw 'a string from a microtask'; });
Promise.reject(new Error('from a rejection'));
setTimeout(() => { throw new TypeError('from a timer'); }, 50);
setTimeout(() => console.log('timer of the same list'), 50);
setTimeout(() => null.x, 100);
setImmediate(() => { throw new Error('from an immediate'); });
setImmediate(() => console.log('immediate still runs'));
process.on('exit', c => console.log('exit', c));
console.log('main');
throw new Error('from main');
