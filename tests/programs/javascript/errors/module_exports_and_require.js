module.exports = { a: 1 };
exports.b = 2;
console.log(module.exports, exports, require('util') === require('node:util'), typeof require.resolve);
try { require('node:nothing'); } catch (e) { console.log(e.name, e.code, e.message); }
try { require(''); } catch (e) { console.log(e.code); }
try { require(5); } catch (e) { console.log(e.code, e.message); }
