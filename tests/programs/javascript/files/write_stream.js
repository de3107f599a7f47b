// Writing piece by piece, then copying with pipe.
const fs = require('fs');
const { pipeline } = require('stream');
const from = '/tmp/loopscope-ws-a.txt', to = '/tmp/loopscope-ws-b.txt';
const out = fs.createWriteStream(from);
out.on('open', () => console.log('open'));
out.on('ready', () => console.log('ready'));
out.write('line 1\n');
out.write('line 2\n', () => console.log('second written'));
out.end('line 3\n', () => console.log('end callback'));
out.on('finish', () => console.log('finish', out.bytesWritten));
out.on('close', () => {
  console.log('close');
  console.log(fs.readFileSync(from, 'utf8'));
  fs.createReadStream(from).pipe(fs.createWriteStream(to)).on('finish', () => {
    console.log('copied', fs.statSync(to).size);
    pipeline(fs.createReadStream(from), fs.createWriteStream(to, { flags: 'a' }), (err) => {
      console.log('appended', err, fs.statSync(to).size);
      pipeline(fs.createReadStream('/missing'), fs.createWriteStream(to), (err) => {
        console.log(err.code);
        fs.unlinkSync(from);
        fs.unlinkSync(to);
      });
    });
  });
});
