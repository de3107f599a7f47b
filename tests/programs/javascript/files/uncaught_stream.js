const fs = require('fs');
fs.createReadStream('/does/not/exist.txt').pipe(process.stdout);
console.log('started');
