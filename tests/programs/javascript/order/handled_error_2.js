// What waits after an error that 'uncaughtException' handled (2).
process.on('uncaughtException', e => console.log('caught', e.message));
process.nextTick(() => console.log('t2'));
Promise.resolve().then(() => console.log('m1'));
setTimeout(() => { console.log('timer1'); process.nextTick(() => console.log('tick of timer1')); Promise.resolve().then(() => console.log('micro of timer1')); throw new Error('T'); }, 500);
setTimeout(() => { console.log('timer2'); }, 500);
setTimeout(() => { console.log('timer3'); }, 501);
setImmediate(() => { console.log('imm1'); process.nextTick(() => console.log('tick of imm1')); throw new Error('I'); });
setImmediate(() => console.log('imm2'));
queueMicrotask(() => { console.log('qm'); throw new Error('Q'); });
queueMicrotask(() => { console.log('qm2'); });
throw new Error('main');
