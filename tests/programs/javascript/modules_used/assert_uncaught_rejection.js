const assert = require('assert');
async function load(id) {
  await null;
  assert.strictEqual(typeof id, 'number');
  return { id };
}
load(1).then(value => console.log(value));
load('2');
process.on('exit', code => console.log('exit code', code));
