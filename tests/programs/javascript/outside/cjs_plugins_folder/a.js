console.log('a starts');
exports.early = 'a early';
const b = require('./b');
exports.b = b.name;
exports.seen = b.sawOfA;
console.log('a ends', module.parent === require.main, module.children.length);
