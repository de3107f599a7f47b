const { Writable } = require('stream');
const w = new Writable({
  decodeStrings: false,
  write(chunk, enc, cb) { console.log('write', chunk); cb(); },
  writev(chunks, cb) { console.log('writev', chunks.map(c => c.chunk)); cb(); },
});
w.write('before');
w.cork();
w.write('a', () => console.log('a cb'));
w.write('b', () => console.log('b cb'));
w.cork();
w.write('c');
console.log('corked', w.writableCorked, w.writableLength);
process.nextTick(() => { w.uncork(); console.log('still', w.writableCorked); w.uncork(); w.end('last'); });
w.on('finish', () => console.log('finish'));
