// An exception in a listener is the program's own.
const { Readable } = require('stream');
process.on('uncaughtException', e => console.log('uncaught', e.message));
const r = Readable.from([1, 2, 3]);
r.on('data', n => { console.log(n); if (n === 2) throw new Error('listener failed'); });
r.on('error', e => console.log('error', e.message));
r.on('close', () => console.log('close'));
setTimeout(() => console.log('destroyed', r.destroyed), 60);
