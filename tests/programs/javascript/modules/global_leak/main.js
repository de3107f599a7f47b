require('./first');
console.log(typeof hidden, leaked, globalThis.shared.list);
require('./second');
