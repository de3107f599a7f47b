// origin: blog post: cached loader that never calls back synchronously
const fs = require('fs');
const cache = new Map();
function load(name, cb) {
  if (cache.has(name)) return process.nextTick(cb, null, cache.get(name));
  fs.readFile(name, 'utf8', (err, text) => {
    if (err) return cb(err);
    const lines = text.split('\n').length;
    cache.set(name, lines);
    cb(null, lines);
  });
}
load(__filename, (err, n) => {
  console.log('first', n > 5);
  load(__filename, (err, m) => console.log('second', m === n));
  console.log('after second call');
});
console.log('after first call');
