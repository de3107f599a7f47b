const a = require('./a');
console.log('b sees', a);
console.log(JSON.stringify(a), 'first' in a, 'second' in a);
module.exports = { seen: Object.keys(a) };
