// origin: tutorial: util.promisify on an error-first function
const { promisify } = require('util');
const fs = require('fs');
const read = promisify(fs.readFile);
read(__filename, 'utf8')
  .then((text) => text.includes('promisify'))
  .then(console.log)
  .catch((e) => console.log('error', e.message));
read('./nope', 'utf8').catch((e) => console.log('nope:', e.code));
