// Nobody catches the error of readFileSync.
const fs = require('fs');
function load(name) {
  return fs.readFileSync(name);
}
console.log('before');
load('/does/not/exist.txt');
console.log('never');
