// A file as a stream.
const fs = require('fs');
const file = '/tmp/loopscope-stream.txt';
fs.writeFileSync(file, 'The quick brown fox jumps over the lazy dog');
const stream = fs.createReadStream(file, { encoding: 'utf8', highWaterMark: 16 });
console.log(stream.path === file, stream.pending, stream.bytesRead);
stream.on('open', (fd) => console.log('open', typeof fd));
stream.on('ready', () => console.log('ready'));
stream.on('data', (chunk) => console.log('data', JSON.stringify(chunk), stream.bytesRead));
stream.on('end', () => console.log('end'));
stream.on('close', () => {
  console.log('close', stream.destroyed);
  const part = fs.createReadStream(file, { start: 4, end: 8 });
  part.on('data', (chunk) => console.log(chunk, String(chunk)));
  part.on('close', () => {
    fs.unlinkSync(file);
    fs.createReadStream(file).on('error', (err) => console.log('error', err.code, err.syscall)).on('close', () => console.log('closed after error'));
  });
});
