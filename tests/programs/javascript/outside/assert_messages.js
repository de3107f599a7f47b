// origin: docs retold, what assert failures say
const assert = require('assert');
const cases = [
  () => assert(0),
  () => assert.ok(null, 'custom message'),
  () => assert.equal(1, 2),
  () => assert.strictEqual(1, '1'),
  () => assert.strictEqual('a\nb\nc', 'a\nB\nc'),
  () => assert.deepStrictEqual({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } }),
  () => assert.deepEqual([1, 2, 3], [1, 2, 3, 4]),
  () => assert.notStrictEqual(1, 1),
  () => assert.notDeepStrictEqual({ a: 1 }, { a: 1 }),
  () => assert.throws(() => {}),
  () => assert.throws(() => { throw new Error('wrong') }, /right/),
  () => assert.throws(() => { throw new TypeError('bad') }, { name: 'TypeError', message: 'good' }),
  () => assert.doesNotThrow(() => { throw new Error('did') }),
  () => assert.fail(),
  () => assert.fail('boom'),
  () => assert.match('abc', /x/),
  () => assert.ifError(new Error('was an error')),
  () => assert.strictEqual(NaN, 0, new RangeError('my own error')),
  () => assert.equal(null, undefined),
  () => assert.deepEqual({ a: 1 }, { a: '1' }),
  () => assert.strict.equal(1, true),
];
for (const c of cases) {
  try { c(); console.log('passed:', c.toString().slice(6)) } catch (e) {
    console.log(`--- ${e.name} ${e.code} generated=${e.generatedMessage} op=${e.operator}`);
    console.log(e.message);
  }
}
assert.rejects(async () => { throw new Error('async no') }, /async/).then(() => console.log('rejects ok'));
assert.rejects(Promise.resolve(1)).catch(e => console.log(e.code, e.message));
assert.doesNotReject(Promise.reject(new Error('why'))).catch(e => console.log(e.message));
