const fs = require('fs');
console.log('one');
fs.writeFile('/tmp/x.txt', 'data');
