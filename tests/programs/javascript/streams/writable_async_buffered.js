const { Writable } = require('stream');
const w = new Writable({
  highWaterMark: 5, decodeStrings: false,
  write(chunk, encoding, callback) {
    console.log('begin', chunk, encoding);
    setTimeout(() => { console.log('done', chunk); callback(); }, 5);
  },
});
for (const s of ['ab', 'cd', 'ef', 'gh']) console.log(s, w.write(s), w.writableLength, w.writableNeedDrain);
w.on('drain', () => { console.log('drain', w.writableLength); w.end(); });
w.on('finish', () => console.log('finish'));
