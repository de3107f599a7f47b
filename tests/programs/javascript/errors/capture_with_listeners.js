console.log(process.listenerCount('exit'), typeof process.emit);
const f = () => console.log('removed');
process.on('exit', f);
process.off('exit', f);
process.on('custom', (...args) => console.log('custom', args));
console.log(process.emit('custom', 1, 'two'), process.emit('nobody'));
process.emitWarning === undefined || console.log('emitWarning exists');
