// read(n) over several Buffers: a length-prefixed protocol.
const { PassThrough } = require('stream');
const p = new PassThrough();
function frames(text) { const b = Buffer.from(text); const head = Buffer.alloc(2); head.writeUInt16BE(b.length); return Buffer.concat([head, b]); }
const all = Buffer.concat(['hello', 'streaming', 'world'].map(frames));
for (let i = 0; i < all.length; i += 4) p.write(all.subarray(i, i + 4));
p.end();
let need = null;
p.on('readable', () => {
  for (;;) {
    if (need === null) { const head = p.read(2); if (head === null) return; need = head.readUInt16BE(); }
    const body = p.read(need);
    if (body === null) return;
    console.log('frame', need, body.toString());
    need = null;
  }
});
p.on('end', () => console.log('end'));
