console.log('before');
const sum = require('./sum');
console.log(sum([1, 2]));
console.log(sum(null));
