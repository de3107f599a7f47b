const { Transform, pipeline, Readable } = require('stream');
class Hex extends Transform { _transform(c, e, cb) { cb(null, c.toString('hex')); } }
class Count extends Transform { constructor() { super(); this.n = 0; } _transform(c, e, cb) { this.n += c.length; this.push(c); cb(); } _flush(cb) { this.push(`\n${this.n} bytes\n`); cb(); } }
const count = new Count();
pipeline(Readable.from([Buffer.from('Node'), Buffer.from('.js')]), new Hex(), count, process.stdout, e => console.error('pipeline', e, count.n));
