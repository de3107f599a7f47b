console.log('left starts');
exports.finished = false;
const right = require('./right');
console.log('in left, right.finished = %j', right.finished);
exports.finished = true;
console.log('left is done');
