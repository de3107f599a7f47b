const { half } = require('./half.js');
console.log(half(4));
import('./half.js').then(space => console.log(Object.keys(space)));
