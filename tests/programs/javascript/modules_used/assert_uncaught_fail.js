const assert = require('assert');
function unreachable(kind) {
  switch (kind) {
    case 'a': return 1;
    default: assert.fail(`unexpected kind: ${kind}`);
  }
}
console.log(unreachable('a'));
unreachable('b');
