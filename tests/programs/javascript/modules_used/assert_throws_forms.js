const assert = require('assert');
const attempt = (label, f) => {
  try {
    f();
    console.log(label, '-> passes');
  } catch (error) {
    console.log(label, '->', error.constructor.name, error.code ?? '-');
    console.log(error.message);
  }
};
const boom = () => { throw new RangeError('out of range: 7'); };
attempt('class', () => assert.throws(boom, RangeError));
attempt('base class', () => assert.throws(boom, Error));
attempt('wrong class', () => assert.throws(boom, TypeError));
attempt('regexp', () => assert.throws(boom, /range/));
attempt('regexp with name', () => assert.throws(boom, /^RangeError: out of range: 7$/));
attempt('wrong regexp', () => assert.throws(boom, /other/));
attempt('object', () => assert.throws(boom, { name: 'RangeError', message: 'out of range: 7' }));
attempt('object with regexp', () => assert.throws(boom, { message: /range: \d/ }));
attempt('wrong object', () => assert.throws(boom, { name: 'Error', message: 'out of range: 7' }));
attempt('error instance', () => assert.throws(boom, new RangeError('out of range: 7')));
attempt('function', () => assert.throws(boom, e => e instanceof RangeError && /7/.test(e.message)));
attempt('function that refuses', () => assert.throws(boom, e => e.message === 'x'));
attempt('named function', () => assert.throws(boom, function isMine(e) { return e.mine; }));
attempt('message', () => assert.throws(boom, 'should have thrown'));
attempt('same message', () => assert.throws(boom, 'out of range: 7'));
attempt('class and message', () => assert.throws(boom, TypeError, 'wrong kind'));
attempt('nothing thrown', () => assert.throws(() => {}));
attempt('nothing thrown, class', () => assert.throws(() => {}, TypeError));
attempt('nothing thrown, message', () => assert.throws(() => {}, 'it should throw'));
attempt('nothing thrown, both', () => assert.throws(() => {}, TypeError, 'it should throw'));
attempt('empty object', () => assert.throws(boom, {}));
attempt('number', () => assert.throws(boom, 5));
attempt('text thrown', () => assert.throws(() => { throw 'text'; }, /ex/));
attempt('object thrown', () => assert.throws(() => { throw { code: 1, why: ['a'] }; }, { code: 1, why: ['a'] }));
attempt('object thrown, differs', () => assert.throws(() => { throw { code: 1, why: ['a'] }; }, { code: 1, why: ['b'] }));
attempt('does not throw', () => assert.doesNotThrow(() => 1));
attempt('does throw', () => assert.doesNotThrow(boom));
attempt('does throw, message', () => assert.doesNotThrow(boom, 'calm'));
attempt('does throw, other class', () => assert.doesNotThrow(boom, TypeError));
attempt('does throw, this class', () => assert.doesNotThrow(boom, RangeError, 'calm'));
