const util = require('util');
const { promisify } = util;
function divide(a, b, callback) {
  setTimeout(() => {
    if (b === 0) callback(new RangeError('division by zero'));
    else callback(null, a / b, 'ignored');
  }, 2);
}
const divideAsync = promisify(divide);
console.log(divideAsync, divideAsync.name, divideAsync.length, promisify(divideAsync) === divideAsync);
const store = {
  items: { a: 1 },
  get(key, callback) {
    process.nextTick(callback, null, this.items[key]);
  },
};
store.getAsync = promisify(store.get);
function special(callback) { callback(null, 'by callback'); }
special[promisify.custom] = () => Promise.resolve('by custom');
const sleep = promisify(setTimeout);
(async () => {
  console.log(await divideAsync(6, 3));
  await divideAsync(1, 0).catch(error => console.log(error.name, error.message));
  console.log(await store.getAsync('a'));
  console.log(await promisify(special)(), promisify(special) === special[promisify.custom]);
  console.log(await sleep(5, 'slept'), await promisify(setImmediate)('immediate'));
  console.log(promisify.custom, util.promisify.custom === Symbol.for('nodejs.util.promisify.custom'));
  console.log(setTimeout, sleep === require('timers/promises').setTimeout);
  for (const wrong of [undefined, 'text', {}]) {
    try {
      promisify(wrong);
    } catch (error) {
      console.log(error.code, error.message);
    }
  }
  special[promisify.custom] = 5;
  try {
    promisify(special);
  } catch (error) {
    console.log(error.message);
  }
})();
