// A program reads itself.
const fs = require('fs');
const text = fs.readFileSync(__filename, 'utf8');
console.log(text.split('\n')[0]);
console.log(text.length === fs.statSync(__filename).size, fs.readdirSync(__dirname).includes(require('path').basename(__filename)));
fs.readFile(__filename, (err, data) => {
  console.log(Buffer.isBuffer(data), data.length === text.length);
  console.log(data.subarray(0, 12));
});
