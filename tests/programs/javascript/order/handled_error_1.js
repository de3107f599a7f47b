// What waits after an error that 'uncaughtException' handled (1).
process.on('uncaughtException', e => console.log('caught', e.message));
process.nextTick(() => { console.log('t1'); throw new Error('A'); });
process.nextTick(() => console.log('t2'));
Promise.resolve().then(() => console.log('m1'));
setTimeout(() => { console.log('timer1'); process.nextTick(() => console.log('tick of timer1')); }, 500);
setImmediate(() => console.log('imm1'));
