// No listener for 'error': the process ends.
const { Readable } = require('stream');
const r = new Readable({ read() { this.destroy(new Error('source failed')); } });
r.on('data', () => {});
r.on('close', () => console.log('close'));
process.on('exit', code => console.log('exit', code));
setTimeout(() => console.log('never'), 10);
