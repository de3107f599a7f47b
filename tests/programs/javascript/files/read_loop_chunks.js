// Reading a file in pieces of a fixed size.
const fs = require('fs');
const file = '/tmp/loopscope-chunks.txt';
fs.writeFileSync(file, 'abcdefghijklmnopqrstuvwxyz');
const fd = fs.openSync(file, 'r');
const chunk = Buffer.alloc(10);
let count;
while ((count = fs.readSync(fd, chunk, 0, chunk.length, null)) > 0) {
  console.log(count, chunk.toString('utf8', 0, count));
}
fs.closeSync(fd);

function readNext(fd, done) {
  fs.read(fd, { buffer: Buffer.alloc(8) }, (err, n, buffer) => {
    if (n === 0) return fs.close(fd, done);
    console.log(n, buffer.subarray(0, n).toString());
    readNext(fd, done);
  });
}
fs.open(file, (err, fd) => readNext(fd, () => {
  console.log('end');
  fs.unlinkSync(file);
}));
