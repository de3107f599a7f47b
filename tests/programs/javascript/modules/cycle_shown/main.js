const a = require('./a');
console.log('main sees', a);
