const assert = require('assert');
function makeError() {
  return new Error('inner trouble');
}
function callback(err) {
  assert.ifError(err);
}
callback(null);
console.log('first is fine');
callback(makeError());
