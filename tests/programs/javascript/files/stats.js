// What stat tells.
const fs = require('fs');
const file = '/tmp/loopscope-stats.txt';
fs.writeFileSync(file, 'hello world');
const s = fs.statSync(file);
console.log(s instanceof fs.Stats, s.constructor.name, Object.keys(s).join());
console.log(s.size, s.isFile(), s.isDirectory(), s.isSymbolicLink(), s.isFIFO(), s.isSocket(), s.isBlockDevice(), s.isCharacterDevice());
console.log((s.mode & 0o777).toString(8), s.nlink, s.blksize, s.blocks);
console.log(s.mtime instanceof Date, Math.floor(s.mtimeMs) <= Date.now(), s.birthtimeMs <= s.mtimeMs);
fs.utimesSync(file, 100, 200);
const t = fs.statSync(file);
console.log(t.atimeMs, t.mtimeMs, t.mtime.toISOString());
fs.utimesSync(file, new Date('2020-01-02T03:04:05Z'), new Date('2021-01-02T03:04:05.678Z'));
console.log(fs.statSync(file).atime, fs.statSync(file).mtime);
fs.chmodSync(file, 0o600);
console.log((fs.statSync(file).mode & 0o777).toString(8));
const big = fs.statSync(file, { bigint: true });
console.log(typeof big.size, big.size, big.mtimeMs, big.isFile());
console.log(fs.statSync('/no/such', { throwIfNoEntry: false }));
console.log(fs.statSync('/tmp').isDirectory(), fs.lstatSync(file).isFile());
fs.truncateSync(file, 5);
console.log(fs.statSync(file).size, fs.readFileSync(file, 'utf8'));
fs.stat(file, (err, stats) => {
  console.log(err, stats.size);
  fs.unlinkSync(file);
});
