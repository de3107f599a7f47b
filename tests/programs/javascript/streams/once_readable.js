const { Readable } = require('stream');
const r = new Readable({ objectMode: true, read() {} });
r.once('readable', () => { console.log('first', r.read()); r.on('data', d => console.log('data', d)); });
r.push('a');
r.push('b');
setImmediate(() => { r.push('c'); r.push(null); });
r.on('end', () => console.log('end'));
