const assert = require('assert');
function step(name, value) {
  try {
    assert.ok(value);
  } catch (error) {
    error.message = `${name}: ${error.message}`;
    throw error;
  }
}
step('first', 1);
step('second', 0);
