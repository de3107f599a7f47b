// origin: bug report, ERR_INVALID_ARG_TYPE from a wrong argument
const path = require('path');
const dirs = ['a', 'b', undefined];
let where = '/';
for (const d of dirs) {
  where = path.join(where, d);
  console.log(where);
}
