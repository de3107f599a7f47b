// Descriptors 1 and 2.
const fs = require('fs');
fs.writeSync(1, 'to stdout\n');
fs.writeSync(2, 'to stderr\n');
fs.writeFileSync(1, 'whole file to stdout\n');
fs.writeFileSync('/dev/null', 'nowhere');
console.log(fs.readFileSync('/dev/null', 'utf8') === '');
fs.write(1, 'async\n', (err, n) => console.log(err, n));
