const path = require('path');
const util = require('util');
const {setTimeout: wait} = require('timers/promises');
spawn(function* () {
  console.log(path.join('a', '..', 'b'));
  yield;
  console.log(util.format('%s and %d', 'text', 5));
}, 'A');
wait(40, 'waited').then(console.log);
console.log(typeof module, typeof exports, path.basename(__filename));
