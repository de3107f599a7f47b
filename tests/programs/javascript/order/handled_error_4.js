// What waits after an error that 'uncaughtException' handled (4).
process.on('uncaughtException', e => console.log('caught', e.message));
queueMicrotask(() => { console.log('q1'); process.nextTick(() => console.log('t')); throw new Error('Q'); });
queueMicrotask(() => { console.log('q2'); });
setImmediate(() => console.log('imm'));
Promise.reject(new Error('rej'));
process.on('unhandledRejection', e => { console.log('unh', e.message); throw new Error('in unh'); });
Promise.reject(new Error('rej2'));
