// origin: Q&A thread: read files one after the other with promises
const fs = require('fs').promises;
async function main() {
  const sizes = [];
  for (const name of [__filename, __filename, __filename]) {
    const text = await fs.readFile(name, 'utf8');
    sizes.push(text.length > 100);
    console.log('read', sizes.length);
  }
  console.log(sizes);
}
main().then(() => console.log('done'));
console.log('started');
