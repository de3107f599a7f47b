const parts = ['one', 'two'];
for (const part of parts) console.log(require('./' + part).name);
const load = require;
console.log(load(`./${parts[0]}`) === require('./one'));
const path = require('path');
console.log(require(path.join(__dirname, 'two')).name);
console.log(require(path.resolve(__dirname, 'one.js')).name);
