const assert = require('assert');
process.nextTick(() => console.log('tick'));
queueMicrotask(() => {
  assert(console.log('microtask'));
});
