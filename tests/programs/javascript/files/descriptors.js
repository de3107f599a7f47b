// open, read, write, close by hand.
const fs = require('fs');
const file = '/tmp/loopscope-fd.txt';
const fd = fs.openSync(file, 'w+');
console.log(fs.writeSync(fd, 'Hello, World'));
console.log(fs.writeSync(fd, Buffer.from('xyz'), 1, 2, 0));
const buf = Buffer.alloc(20);
console.log(fs.readSync(fd, buf, 0, 20, 0), buf.toString('utf8', 0, 12));
console.log(fs.readSync(fd, buf, 0, 5, 7), buf.subarray(0, 5).toString());
console.log(fs.fstatSync(fd).size);
fs.ftruncateSync(fd, 4);
console.log(fs.readFileSync(file, 'utf8'));
fs.closeSync(fd);
try {
  fs.writeSync(fd, 'late');
} catch (e) {
  console.log(e.code, e.message, e.syscall);
}
fs.open(file, 'a+', (err, fd) => {
  fs.write(fd, '-appended', (err, written, text) => {
    console.log(err, written, text);
    fs.read(fd, Buffer.alloc(4), 0, 4, 0, (err, bytesRead, buffer) => {
      console.log(err, bytesRead, buffer);
      fs.close(fd, (err) => {
        console.log('closed', err, fs.readFileSync(file, 'utf8'));
        try {
          fs.openSync(file, 'wx');
        } catch (e) {
          console.log(e.message);
        }
        fs.unlinkSync(file);
      });
    });
  });
});
