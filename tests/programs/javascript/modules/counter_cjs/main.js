// A counter shared by everybody who requires it.
const counter = require('./counter');
const same = require('./counter.js');

console.log(counter.value());
counter.increment();
counter.increment();
console.log(same.value(), counter === same);
console.log(Object.keys(counter));
