// origin: beginner question, is import allowed in a plain .js file
const os = 'linux';
import fs from 'fs';
console.log(fs.existsSync('/'), os);
