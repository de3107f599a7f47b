const attempt = f => {
  try {
    return f();
  } catch (e) {
    return e.name + ': ' + e.message;
  }
};
const show = f => console.log(attempt(f));
const classes = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array];
for (const C of classes) {
  console.log(C.name, C.BYTES_PER_ELEMENT, C.length, new C([1.5, -1, 300, 70000, 2 ** 32 + 5, NaN, Infinity, 2.5]));
}
console.log(new BigInt64Array([1n, -1n, 2n ** 63n]), new BigUint64Array([1n, -1n, 2n ** 64n]));
show(() => new Uint8Array(-1));
show(() => Uint8Array(3));
show(() => new Int32Array(new ArrayBuffer(8), 1));
show(() => new Int32Array(new ArrayBuffer(7)));
show(() => new Int32Array(new ArrayBuffer(8), 4, 2));
show(() => new Int32Array(new ArrayBuffer(8), 12));
show(() => new Uint8Array(1e12));
show(() => new Uint8Array(Symbol()));
show(() => new Uint8Array(new ArrayBuffer(4), -1));
show(() => new Uint8Array(new ArrayBuffer(4), 1, -1));
show(() => new ArrayBuffer(-1));
show(() => ArrayBuffer(1));
show(() => new BigInt64Array([1]));
show(() => new Uint8Array([1n]));
show(() => new BigInt64Array(new Uint8Array(1)));
show(() => { new Uint8Array(1)[0] = 1n; });
show(() => { new BigInt64Array(1)[0] = 1; });
show(() => Object.getPrototypeOf(Uint8Array)());
show(() => Uint8Array.from());
show(() => Uint8Array.from([1], 3));
show(() => Uint8Array.from.call({}, [1]));
show(() => Uint8Array.prototype.length);
show(() => Uint8Array.prototype.fill.call([]));
show(() => new Uint8Array({length: 2, 0: 7, 1: '8'}));
show(() => new Uint8Array(new Set([1, 2, 3])));
show(() => new Uint8Array(function* () { yield 4; yield 5; }()));
show(() => new Uint8Array(null));
show(() => new Uint8Array('3'));
show(() => new Uint8Array(1.9));
show(() => new Uint8Array(['1', null, true, undefined, {valueOf: () => 9}]));
show(() => new Float32Array(new Float64Array([0.1, 1e40])));
show(() => new Uint8ClampedArray(new Int16Array([-5, 300, 7])));
show(() => Uint8Array.of(1, 2, 3));
show(() => Float32Array.from({length: 3}, (_, i) => i / 2));
show(() => Int16Array.from('123'));
show(() => Uint8Array.from(new Map([[1, 2]]), pair => pair[1]));
class Pixels extends Uint8ClampedArray {
  get first() {
    return this[0];
  }
}
const pixels = new Pixels([300, 4, 5]);
console.log(pixels, pixels.first, pixels.map(x => x * 2), pixels.subarray(1), pixels.slice(1) instanceof Pixels);
console.log(Object.getPrototypeOf(Uint8Array).name, Uint8Array.prototype.constructor === Uint8Array, Array.isArray(pixels));
console.log(Object.prototype.toString.call(new Float64Array(1)), String(new Uint8Array([1, 2])), typeof new Uint8Array(1));
console.log(Object.getOwnPropertyNames(Object.getPrototypeOf(Uint8Array).prototype));
const shared = new ArrayBuffer(8);
const words = new Uint32Array(shared);
const bytes = new Uint8Array(shared, 2, 4);
words[0] = 0x01020304;
words[1] = 0xfffefdfc;
console.log(bytes, bytes.byteOffset, bytes.byteLength, bytes.buffer === shared, words.length);
