console.log('b starts');
const a = require('./a');
module.exports = { name: 'b', sawOfA: { ...a }, late: () => a.b };
console.log('b ends', a.b, a.missing);
