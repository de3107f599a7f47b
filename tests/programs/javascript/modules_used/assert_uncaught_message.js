const { strict: assert } = require('assert');
setTimeout(() => {
  console.log('before');
  assert.equal(1 + 1, 3, 'arithmetic is broken');
  console.log('never');
}, 10);
