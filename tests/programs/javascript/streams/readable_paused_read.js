// Paused mode: 'readable' and read() until null.
const { Readable } = require('stream');
const words = ['alpha', 'beta', 'gamma', 'delta'];
const r = new Readable({ read() { const w = words.shift(); this.push(w === undefined ? null : w); } });
r.setEncoding('utf8');
r.on('readable', () => {
  console.log('readable', r.readableLength);
  let chunk;
  while ((chunk = r.read()) !== null) console.log('got', chunk);
});
r.on('end', () => console.log('end', r.readableEnded));
r.on('close', () => console.log('close'));
