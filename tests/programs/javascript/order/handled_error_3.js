// What waits after an error that 'uncaughtException' handled (3).
process.on('uncaughtException', e => console.log('caught', e.message));
setTimeout(() => {
 process.nextTick(() => { console.log('t1'); throw new Error('A'); });
 process.nextTick(() => console.log('t2'));
 Promise.resolve().then(() => console.log('m1'));
 setImmediate(() => console.log('imm'));
 setTimeout(() => console.log('later'), 0);
}, 1);
setTimeout(() => console.log('same list'), 1);
