// origin: tutorial, a failing assertion stops the script
const assert = require('assert');
function add(a, b) { return a + b; }
assert.strictEqual(add(1, 2), 3);
console.log('first ok');
assert.strictEqual(add('1', 2), 3, 'strings must not be joined');
console.log('second ok');
