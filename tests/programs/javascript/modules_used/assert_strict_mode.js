const assert = require('assert/strict');
const legacy = require('assert');
console.log(assert === legacy.strict, assert.strict === assert, assert.equal === legacy.strictEqual, assert.deepEqual === legacy.deepStrictEqual, assert.notEqual === legacy.notStrictEqual);
console.log(assert, legacy.ok === legacy);
try {
  assert.equal(1, '1');
} catch (error) {
  console.log(error.message, error.operator);
}
try {
  assert.deepEqual([[[1, 2, 3]], 4, 5], [[[1, 2, '3']], 4, 5]);
} catch (error) {
  console.log(error.message);
}
legacy.equal(1, '1');
legacy.deepEqual([[['1']]], [[[1]]]);
console.log(Object.keys(assert).length, Object.keys(legacy).join());
