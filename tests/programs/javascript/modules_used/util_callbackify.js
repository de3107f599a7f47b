const { callbackify } = require('util');
async function find(id) {
  if (id === 1) return { id, name: 'one' };
  if (id === 2) throw new Error('not found');
  return Promise.reject(null);
}
const findCallback = callbackify(find);
console.log(findCallback, findCallback.length);
findCallback(1, (error, found) => console.log('1', error, found));
findCallback(2, (error, found) => console.log('2', error.message, found));
findCallback(3, (error, found) => console.log('3', error.code, error.message, error.reason, found));
const counter = {
  count: 41,
  async next() {
    return ++this.count;
  },
};
counter.nextCallback = callbackify(counter.next);
counter.nextCallback(function (error, value) {
  console.log('next', value, this === counter);
});
console.log('synchronous');
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
for (const wrong of [() => callbackify('x'), () => findCallback(1), () => callbackify(() => 1)(() => {})]) {
  try {
    wrong();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
