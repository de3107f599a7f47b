const { Readable } = require('stream');
const r = new Readable({ objectMode: true, async read() { await null; this.push(i < 4 ? i++ : null); } });
let i = 0;
r.on('readable', () => console.log('readable', r.readableLength));
r.on('data', d => console.log('data', d));
r.on('end', () => console.log('end'));
