const { readFileSync } = require('node:fs');
const config = JSON.parse(readFileSync('/etc/loopscope/missing.json', 'utf8'));
console.log(config);
