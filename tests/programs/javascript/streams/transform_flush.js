// Lines out of chunks: a Transform that keeps a tail and flushes it.
const { Transform, Readable } = require('stream');
class Lines extends Transform {
  constructor() { super({ readableObjectMode: true }); this.tail = ''; }
  _transform(chunk, encoding, callback) {
    const parts = (this.tail + chunk).split('\n');
    this.tail = parts.pop();
    for (const line of parts) this.push(line);
    callback();
  }
  _flush(callback) { if (this.tail) this.push(this.tail); callback(); }
}
const lines = new Lines();
lines.on('data', line => console.log('line:', line));
lines.on('end', () => console.log('end'));
lines.on('finish', () => console.log('finish'));
Readable.from(['first li', 'ne\nsecond\nthi', 'rd']).pipe(lines);
