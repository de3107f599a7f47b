const assert = require('assert');
try {
  assert.throws('not a function', Error);
} catch (error) {
  console.log(error.name, error.code, error.message);
}
assert.throws(undefined);
