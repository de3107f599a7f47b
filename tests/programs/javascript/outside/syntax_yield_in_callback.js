// origin: forum question, yield inside forEach of a generator in strict mode
'use strict';
function* each(list) {
  list.forEach((x) => { yield x; });
}
console.log([...each([1, 2])]);
