const { types } = require('util');
const async1 = async () => {};
function* gen() {}
const samples = {
  date: new Date(0), regexp: /x/, error: new TypeError('x'), map: new Map(), set: new Set(), weakMap: new WeakMap(), weakSet: new WeakSet(), promise: Promise.resolve(), thenable: { then() {} },
  async: async1, generatorFunction: gen, generator: gen(), buffer: Buffer.from('a'), bytes: new Uint8Array(1), floats: new Float64Array(1), arrayBuffer: new ArrayBuffer(1), view: new DataView(new ArrayBuffer(1)),
  number: Object(1), text: Object('s'), boolean: Object(false), bigint: Object(1n), symbol: Object(Symbol('s')), proxy: new Proxy({}, {}), arguments: (function () { return arguments; })(),
  mapIterator: new Map().entries(), setIterator: new Set().values(), plain: {}, array: [], nothing: null, primitive: 5, function: () => {}, fake: { __proto__: Date.prototype },
};
const names = Object.keys(types).filter(name => name !== 'isExternal');
for (const [name, value] of Object.entries(samples)) {
  console.log(name.padEnd(18), names.filter(type => types[type](value)).join(' ') || '-');
}
console.log(names.length, require('util/types') === types);
