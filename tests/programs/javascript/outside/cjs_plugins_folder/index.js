// origin: bug report, plugins in a folder that require each other: cycles, caching, errors, module fields
const path = require('path');
const rel = p => path.relative(__dirname, p);
console.log('index', require.main === module, module.children.length, rel(module.filename), module.loaded, module.id);
const a = require('./a');
console.log(a, module.children.map(m => rel(m.filename)));
console.log(require('./a') === a, require('./a.js') === a, Object.keys(require.cache).map(rel));
delete require.cache[require.resolve('./a')];
console.log(require('./a') === a);
for (const bad of ['./broken', './broken', './nope', './bad.json', './sub', './syntax', './sub/../b', 'plugins', '', './']) {
  try { console.log(bad, '=', require(bad)); } catch (e) { console.log(bad, '!', e.name, e.code, e.message.split('\n')[0].replaceAll(__dirname, '~')); }
}
console.log(exports === module.exports, (exports = 5), module.exports, require('./index') === module.exports);
console.log(require('./data'), require.extensions['.json'] !== undefined, rel(require.resolve('./sub')), require.resolve('fs'), require.resolve.paths('x')[0] === path.join(__dirname, 'node_modules'));
try { require.resolve('./zzz'); } catch (e) { console.log(e.code, e.requireStack.map(rel)); }
module.exports = class Exported {}; console.log(require('./index').name);
console.log(typeof require('./b').late, require('./b').late());
require('./crash');
