const assert = require('assert');
const attempt = f => {
  try {
    f();
    console.log('passes');
  } catch (error) {
    console.log(`${error.name}: ${error.message}`, error.operator, error.generatedMessage);
  }
};
attempt(() => assert.match('the quick brown fox', /quick/));
attempt(() => assert.match('the quick brown fox', /slow/));
attempt(() => assert.match('the quick brown fox', /slow/, 'not slow'));
attempt(() => assert.match(123, /123/));
attempt(() => assert.match('text', 'text'));
attempt(() => assert.doesNotMatch('I will pass', /different/));
attempt(() => assert.doesNotMatch('I will fail', /fail/));
attempt(() => assert.doesNotMatch({ a: 1 }, /fail/));
attempt(() => assert.ifError(null));
attempt(() => assert.ifError(undefined));
attempt(() => assert.ifError(0));
attempt(() => assert.ifError('error text'));
attempt(() => assert.ifError(new Error('disk full')));
attempt(() => assert.ifError(new TypeError()));
attempt(() => assert.ifError({ message: 'like an error' }));
attempt(() => assert.fail());
attempt(() => assert.fail('boom'));
attempt(() => assert.fail(new RangeError('my own')));
attempt(() => assert.strictEqual(1));
attempt(() => assert.deepEqual());
const read = (name, callback) => setTimeout(callback, 1, name ? null : new Error('no name'), 'data');
read('file', (err, data) => {
  assert.ifError(err);
  console.log(data);
  read('', err => {
    try {
      assert.ifError(err);
    } catch (error) {
      console.log(error.message, error.actual === err, error.expected);
    }
  });
});
