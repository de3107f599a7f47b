// read(n): fewer characters than are buffered, then the rest.
const { Readable } = require('stream');
const r = new Readable({ read() {} });
r.setEncoding('utf8');
r.push('abcdefghij');
r.push('klm');
r.push(null);
r.once('readable', () => {
  console.log(r.read(3));
  console.log(r.read(4));
  console.log(r.readableLength);
  console.log(r.read(5));
  console.log(r.read(100));
  console.log(r.read());
});
r.on('end', () => console.log('end'));
