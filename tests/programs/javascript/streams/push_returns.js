// What push() returns against highWaterMark, and preemptive reads.
const { Readable } = require('stream');
let i = 0;
const r = new Readable({
  highWaterMark: 3, objectMode: true,
  read(size) {
    console.log('read called, size', size, 'buffered', r.readableLength);
    if (i < 6) { const more = this.push({ i: i++ }); console.log('push', i - 1, more); }
    else this.push(null);
  },
});
console.log(r.readableHighWaterMark, r.readableFlowing);
setTimeout(() => {
  r.on('data', o => console.log('data', o));
  console.log('flowing', r.readableFlowing);
}, 10);
r.read(0);
r.on('end', () => console.log('end'));
