// What comes first: ticks, microtasks, immediates inside a file callback, timers.
const fs = require('fs');
const file = '/tmp/loopscope-order.txt';
fs.writeFileSync(file, 'x');

fs.readFile(file, 'utf8', (err, data) => {
  console.log('read', err, data);
  setTimeout(() => {
    console.log('timeout in read');
    remove();
  }, 0);
  setImmediate(() => console.log('immediate in read'));
  process.nextTick(() => console.log('tick in read'));
  Promise.resolve().then(() => console.log('microtask in read'));
});
function remove() {
  fs.unlink(file, (err) => {
    console.log('unlinked', err);
    fs.stat(file, (err, stats) => {
      console.log(err.code, stats);
      console.log(err);
    });
  });
}
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
console.log('main done');
