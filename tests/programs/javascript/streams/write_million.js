// The example of node's documentation, smaller.
const { Writable } = require('stream');
let drains = 0, count = 0;
const writer = new Writable({ highWaterMark: 64, write(c, e, cb) { count++; setImmediate(cb); } });
function writeMany(writer, data, encoding, callback) {
  let i = 100;
  write();
  function write() {
    let ok = true;
    do {
      i--;
      if (i === 0) writer.write(data, encoding, callback);
      else ok = writer.write(data, encoding);
    } while (i > 0 && ok);
    if (i > 0) writer.once('drain', () => { drains++; write(); });
  }
}
writeMany(writer, 'abcdefgh', 'utf8', () => console.log('all written', count, 'drains', drains));
