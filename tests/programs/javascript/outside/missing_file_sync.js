// origin: tutorial: synchronous reads throw
const fs = require('fs');
try {
  fs.readFileSync('nothing-here.txt');
} catch (err) {
  console.log(err.code);
  console.log(err.path);
}
console.log(fs.existsSync('nothing-here.txt'), fs.existsSync(__filename));
