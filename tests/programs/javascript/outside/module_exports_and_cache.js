// origin: tutorial, module.exports against exports, and a module that requires itself
console.log(exports === module.exports, this === exports, typeof module.require, module.id, module.exports);
exports.early = 'set before';
const again = require('./module_exports_and_cache.js');
console.log(again === module.exports, again);
exports.later = function later() { return 'later' };
console.log(again.later(), Object.keys(require.cache).length, require.cache[__filename] === module, require.main === module);
exports = { lost: true };
console.log(module.exports, exports.lost);
module.exports = class Replaced { };
console.log(require('./module_exports_and_cache.js') === module.exports, again, require(__filename).name);
const { readFileSync: r } = require('fs'); console.log(r === require('node:fs').readFileSync, require('events') === require('events').EventEmitter, typeof require('util').inspect);
delete require.cache[__filename];
(function (exports, require, module) { console.log(arguments.length, typeof exports, typeof require, typeof module) })();
console.log(arguments.length, typeof arguments[1], arguments[4] === __dirname, (() => arguments.length)());
console.log(require.extensions !== undefined, require.resolve.paths('fs'), module.builtinModules, require('module').builtinModules.includes('fs'), require('module').isBuiltin('nope'));
return console.log('a return at the top level is allowed here');
console.log('not reached');
