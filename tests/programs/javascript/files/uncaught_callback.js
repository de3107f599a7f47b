const fs = require('fs');
fs.readFile('/does/not/exist.txt', (err, data) => {
  if (err) throw err;
  console.log(data);
});
