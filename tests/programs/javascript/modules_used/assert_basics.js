// A small self-test the way people write them before they know a framework.
const assert = require('assert');
let passed = 0;
let failed = 0;
function test(name, body) {
  try {
    body();
    passed++;
    console.log('ok   ', name);
  } catch (error) {
    failed++;
    console.log('FAIL ', name);
    console.log(error.message.split('\n').map(line => '      ' + line).join('\n'));
  }
}
const sum = (...numbers) => numbers.reduce((a, b) => a + b, 0);
test('sum of nothing', () => assert.strictEqual(sum(), 0));
test('sum of two', () => assert.equal(sum(1, 2), '3'));
test('sum is strict', () => assert.strictEqual(sum(1, 2), '3'));
test('truth', () => assert(sum(1, 2) === 4));
test('ok with a message', () => assert.ok(sum() > 0, 'the sum must be positive'));
test('arrays', () => assert.deepEqual([1, 2, 3].map(n => n * 2), [2, 4, 7]));
test('arrays, strictly', () => assert.deepStrictEqual([1, 2, 3].map(n => n * 2), [2, 4, '6']));
test('objects', () => assert.deepStrictEqual({ id: 1, tags: ['a'] }, { id: 1, tags: ['a'] }));
test('not equal', () => assert.notEqual(1, 2));
test('not strictly equal', () => assert.notStrictEqual('same', 'same'));
test('not deeply equal', () => assert.notDeepStrictEqual({ a: 1 }, { a: 1 }));
test('throws', () => assert.throws(() => JSON.parse('{'), SyntaxError));
test('throws nothing', () => assert.throws(() => 1));
console.log(`${passed} passed, ${failed} failed`);
