// 'readable' wins over 'data'.
const { Readable } = require('stream');
const r = Readable.from(['x', 'y', 'z']);
r.on('data', d => console.log('data', d));
r.on('readable', () => { console.log('readable', r.readableFlowing); let c; while ((c = r.read()) !== null) console.log('read', c); });
r.on('end', () => console.log('end'));
