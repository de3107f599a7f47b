// Writing a file, reading it back, appending, deleting.
const fs = require('fs');
const path = require('path');
const os = require('os');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
const file = path.join(dir, 'notes.txt');

fs.writeFileSync(file, 'first line\n');
fs.appendFileSync(file, 'second line\n');
console.log(fs.readFileSync(file, 'utf8'));
console.log(fs.readFileSync(file).length, fs.readFileSync(file, { encoding: 'latin1' }).split('\n').length);

fs.writeFileSync(file, 'replaced', { encoding: 'utf8', flag: 'w' });
console.log(fs.readFileSync(file, 'utf-8'));
fs.writeFileSync(file, Buffer.from([0x68, 0x69, 0xff]));
console.log(fs.readFileSync(file), fs.readFileSync(file, 'utf8'));
fs.writeFileSync(file, 'olá ✓ 😀', 'utf8');
console.log(fs.statSync(file).size, fs.readFileSync(file, 'hex'), fs.readFileSync(file, 'base64'));

console.log(fs.existsSync(file));
fs.unlinkSync(file);
console.log(fs.existsSync(file));
try {
  fs.readFileSync(path.join('/nowhere', 'missing.txt'), 'utf8');
} catch (err) {
  console.log(err.name, err.code, err.errno, err.syscall, err.path);
  console.log(err.message);
  console.log(Object.keys(err));
}
fs.rmdirSync(dir);
console.log(fs.existsSync(dir));
