// An unhandled rejection of fs.promises.
const fs = require('fs/promises');
async function load() {
  const text = await fs.readFile('/does/not/exist.txt', 'utf8');
  return text;
}
load().then((text) => console.log(text));
console.log('waiting');
