console.log('right starts');
exports.finished = false;
const left = require('./left');
console.log('in right, left.finished = %j', left.finished);
exports.finished = true;
console.log('right is done');
