// origin: tutorial: error-first callbacks
const fs = require('fs');
fs.readFile('/no/such/file.txt', 'utf8', (err, data) => {
  if (err) {
    console.log('failed:', err.code);
    console.log(err.message);
    return;
  }
  console.log(data);
});
console.log('asked for the file');
