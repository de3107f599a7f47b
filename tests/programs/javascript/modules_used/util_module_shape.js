const util = require('util');
console.log(Object.keys(util).filter(name => !name.startsWith('_') && !name.startsWith('transferable')));
console.log(util.inspect, util.promisify, util.types.isDate, util.parseArgs.name, util.TextDecoder === globalThis.TextDecoder);
for (const name of ['format', 'inherits', 'deprecate', 'callbackify', 'isDeepStrictEqual', 'stripVTControlCharacters', 'styleText', 'debuglog']) console.log(name, util[name].length, util[name].name);
console.log(Object.getOwnPropertyDescriptor(util.inspect, 'defaultOptions'), Object.getOwnPropertyDescriptor(setTimeout, util.promisify.custom).enumerable);
console.log(require('node:util') === util, util.isArray === Array.isArray);
