console.log('main starts');
const left = require('./left');
const right = require('./right');
console.log('in main, left.finished = %j, right.finished = %j', left.finished, right.finished);
