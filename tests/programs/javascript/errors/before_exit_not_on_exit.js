process.on('beforeExit', () => console.log('never: process.exit skips it'));
process.on('exit', c => console.log('exit', c));
setTimeout(() => process.exit(2), 2);
