const fs = require('fs');

fs.readFile(__filename, () => {
  console.log('file is read');
  setTimeout(() => console.log('timeout'), 0);
  setImmediate(() => {
    console.log('immediate');
    setImmediate(() => console.log('immediate of the next round'));
    const end = Date.now() + 10;
    while (Date.now() < end);
  });
});
