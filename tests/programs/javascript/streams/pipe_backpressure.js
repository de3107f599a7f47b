const { Readable, Writable } = require('stream');
let sent = 0;
const fast = new Readable({ highWaterMark: 4, read() { if (sent < 10) { sent++; this.push('x' + (sent % 10)); } else this.push(null); } });
const slow = new Writable({
  highWaterMark: 4,
  write(chunk, e, cb) { console.log('slow', chunk.toString(), 'sent so far', sent); setTimeout(cb, 3); },
});
fast.on('pause', () => console.log('source paused'));
fast.on('resume', () => console.log('source resumed'));
slow.on('drain', () => console.log('drain'));
slow.on('finish', () => console.log('finish'));
fast.pipe(slow);
