const util = require('util');
const values = [undefined, null, true, 5, 'text', Symbol('s'), [], {}, () => {}, /x/, new Date(0), new Error('e'), Buffer.from('b')];
const checks = ['isArray', 'isBoolean', 'isBuffer', 'isDate', 'isError', 'isFunction', 'isNull', 'isNullOrUndefined', 'isNumber', 'isObject', 'isPrimitive', 'isRegExp', 'isString', 'isSymbol', 'isUndefined'];
for (const check of checks) console.log(check.padEnd(18), values.map(value => (util[check](value) ? 'x' : '.')).join(''));
console.log(util._extend({ a: 1 }, { b: 2, a: 3 }), util._extend({ a: 1 }, 5));
console.log(util.toUSVString('ok \ud83d\ude00 \ud83d broken'), util.stripVTControlCharacters('\u001b[1mbold\u001b[22m and \u001b[31mred\u001b[39m'));
console.log(util.getSystemErrorName(-2), util.getSystemErrorName(-13), util.getSystemErrorMap().get(-111), util.getSystemErrorName(-12345));
console.log(JSON.stringify(util.styleText(['bold', 'red'], 'warning')), JSON.stringify(util.styleText('green', 'plain because of the pipe')));
for (const wrong of [() => util.styleText('noSuchColour', 'x'), () => util.styleText('red', 5), () => util.stripVTControlCharacters(5), () => util.getSystemErrorName('x'), () => util.getSystemErrorName(2)]) {
  try {
    wrong();
  } catch (error) {
    console.log(error.name, error.code, error.message.slice(0, 120));
  }
}
const log = util.debuglog('app');
log('not shown %d', 5);
console.log(log.enabled, util.debug === util.debuglog, log);
