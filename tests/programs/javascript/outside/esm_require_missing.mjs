// origin: Stack Overflow question, require is not defined in ES module scope
console.log('start');
const fs = require('fs');
console.log(fs.existsSync('.'));
