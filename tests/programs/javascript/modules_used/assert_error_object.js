const assert = require('assert');
try {
  assert.strictEqual('left', 'right');
} catch (error) {
  console.log(error instanceof assert.AssertionError, error instanceof Error, error.name, error.code);
  console.log(error.actual, error.expected, error.operator, error.generatedMessage);
  console.log(Object.keys(error));
  console.log(String(error));
  console.log(JSON.stringify(error));
  console.log(error.stack.split('\n')[0]);
}
try {
  assert.deepStrictEqual({ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, 'given message');
} catch (error) {
  console.log(error);
}
const made = new assert.AssertionError({ actual: [1], expected: [2], operator: 'deepStrictEqual' });
console.log(made.message, made.generatedMessage);
const own = new assert.AssertionError({ message: 'mine', actual: 1, expected: 2, operator: 'custom' });
console.log(own.message, own.generatedMessage, own.operator);
console.log(new assert.AssertionError({ actual: 'a', expected: 'b', operator: 'should come before' }).message);
for (const wrong of [undefined, null, 'text', 5]) {
  try {
    new assert.AssertionError(wrong);
  } catch (error) {
    console.log(error.code, error.message);
  }
}
class SpecError extends assert.AssertionError {
  constructor(message) {
    super({ message });
    this.spec = 'some spec';
  }
}
const spec = new SpecError('from a subclass');
console.log(spec instanceof SpecError, spec.name, spec.message, spec.spec, spec.code);
try {
  assert.equal(1, 2, new TypeError('thrown instead'));
} catch (error) {
  console.log(error.name, error.message, error.code);
}
