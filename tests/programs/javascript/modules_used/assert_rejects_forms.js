const assert = require('assert');
const failLater = (message, ms = 5) => new Promise((_, reject) => setTimeout(() => reject(new Error(message)), ms));
async function attempt(label, f) {
  try {
    const value = await f();
    console.log(label, '-> passes', value);
  } catch (error) {
    console.log(label, '->', error.name, error.code ?? '-', JSON.stringify(error.message));
  }
}
(async () => {
  await attempt('promise', () => assert.rejects(failLater('a')));
  await attempt('function', () => assert.rejects(() => failLater('b'), Error));
  await attempt('async function', () => assert.rejects(async () => { throw new TypeError('c'); }, { name: 'TypeError', message: 'c' }));
  await attempt('wrong error', () => assert.rejects(failLater('d'), /zzz/));
  await attempt('fulfilled', () => assert.rejects(Promise.resolve(1)));
  await attempt('fulfilled, message', () => assert.rejects(Promise.resolve(1), 'must fail'));
  await attempt('no promise', () => assert.rejects(5));
  await attempt('function without promise', () => assert.rejects(() => 5));
  await attempt('throws at once', () => assert.rejects(() => { throw new Error('sync'); }));
  await attempt('does not reject', () => assert.doesNotReject(Promise.resolve('fine')));
  await attempt('does reject', () => assert.doesNotReject(failLater('e')));
  await attempt('does reject, message', () => assert.doesNotReject(failLater('f'), 'should be calm'));
  console.log('done');
})();
const order = [];
assert.rejects(Promise.reject(new Error('now'))).then(() => order.push('rejects'));
Promise.resolve().then(() => order.push('1')).then(() => order.push('2')).then(() => order.push('3')).then(() => order.push('4')).then(() => order.push('5')).then(() => console.log(order.join(' ')));
