const assert = require('assert');
class OutOfStock extends Error {
  name = 'OutOfStock';
}
const take = count => assert.strictEqual(count > 0, true, new OutOfStock(`cannot take ${count}`));
take(1);
[2, 0].forEach(take);
