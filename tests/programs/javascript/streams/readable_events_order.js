// The order of a Readable's events against ticks, promises and immediates.
const { Readable } = require('stream');
const r = new Readable({
  read() {
    console.log('_read');
    this.push(String(n++));
    if (n > 3) this.push(null);
  },
});
let n = 1;
r.on('data', chunk => console.log('data', chunk.toString()));
r.on('end', () => console.log('end'));
r.on('close', () => console.log('close'));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
setImmediate(() => console.log('immediate'));
console.log('sync end');
