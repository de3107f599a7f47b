const util = require('util');
console.log(new Uint8Array(3), new Uint8Array(0), [new Uint8Array(2)], {a: new Int8Array([-1])});
console.log(new Uint8Array(200).fill(7));
console.log(new Float64Array([1.5, -0, NaN, Infinity, 1e21]), new BigInt64Array([1n, -5n]));
console.log(new Uint16Array(30).map((_, i) => i * 1000));
console.log({deep: {deeper: {deepest: new Uint8Array(2), buffer: new ArrayBuffer(2)}}});
console.log(Object.assign(new Uint8Array(2), {label: 'x'}), Object.assign(new Uint8Array(0), {label: 'x'}));
console.log(Object.setPrototypeOf(new Uint8Array(2), null));
console.log(util.inspect(new Uint8Array(2), {showHidden: true}));
console.log(util.inspect(new Uint8Array([1000, 2, 3]), {maxArrayLength: 1}), util.inspect(new Float32Array([123456.5]), {numericSeparator: true}));
console.log(util.inspect(new Uint8Array(2), {colors: true}), util.inspect(new ArrayBuffer(2), {colors: true}));
console.log(new DataView(new ArrayBuffer(3), 1), [new DataView(new ArrayBuffer(3), 1)]);
console.log('%s %j %d', new Uint8Array(2), new Uint8Array(2), new Uint8Array([5]));
console.log('%o', new Uint8Array(2));
console.log(Uint8Array, Object.getPrototypeOf(Uint8Array), ArrayBuffer, DataView);
console.log(new Uint8Array([1, 2]).entries(), new Uint8Array(3)[Symbol.iterator]().next());
console.table(new Uint8Array([5, 6]));
console.log(new Map([[new Uint8Array([1]), new ArrayBuffer(1)]]), new Set([new Float32Array(1)]));
class Matrix extends Float32Array {
  constructor(rows, columns) {
    super(rows * columns);
    this.columns = columns;
  }
}
console.log(new Matrix(2, 2));
console.log(Buffer.from('hello'), [Buffer.from('a')], {b: Buffer.alloc(60)}, Buffer.alloc(0));
const tagged = Buffer.from('ab');
tagged.name = 'x';
console.log(tagged, util.inspect(tagged, {customInspect: false}), util.inspect(Buffer.alloc(3), {depth: 0}), tagged.inspect());
console.log(util.types.isTypedArray(tagged), util.types.isUint8Array(tagged), util.types.isUint8Array(new Int8Array(1)), util.types.isArrayBuffer(new ArrayBuffer(1)), util.types.isAnyArrayBuffer(new SharedArrayBuffer(1)), util.types.isDataView(new DataView(new ArrayBuffer(1))), util.types.isArrayBufferView(new Uint8Array(1)), util.types.isBigInt64Array(new BigInt64Array(1)));
console.log(util.isDeepStrictEqual(new Uint8Array([1, 2]), new Uint8Array([1, 2])), util.isDeepStrictEqual(new Uint8Array([1]), new Uint8Array([2])), util.isDeepStrictEqual(new Uint8Array([1]), new Int8Array([1])), util.isDeepStrictEqual(new ArrayBuffer(1), new ArrayBuffer(1)));
console.log(new TextEncoder(), new TextDecoder('latin1'), [new TextDecoder()]);
