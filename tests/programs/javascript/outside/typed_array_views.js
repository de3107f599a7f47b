// origin: tutorial on ArrayBuffer, views and endianness
const buf = new ArrayBuffer(8);
const u8 = new Uint8Array(buf), dv = new DataView(buf), i16 = new Int16Array(buf, 2, 2);
dv.setUint16(0, 0x1234); dv.setUint16(2, 0x1234, true); dv.setInt8(4, -1);
console.log(u8, i16, dv.getUint16(2), dv.getFloat32(4));
console.log(buf, dv);
u8[0] = 257; u8[1] = -1; u8[2] = 3.9; u8[3] = 'x'; u8[99] = 1; u8.foo = 'bar';
console.log(u8, u8.length, u8[99], 'foo' in u8);
console.log(new Uint8ClampedArray([300, -5, 1.5, 2.5, NaN]), new Int8Array([128, 255]), new Float32Array([0.1, 1e40]), new Uint32Array([-1]));
for (const f of [() => new Uint32Array(buf, 1), () => new Uint16Array(buf, 0, 9), () => new Uint8Array(-1), () => dv.getInt32(6), () => Uint8Array(2), () => new ArrayBuffer(-1), () => new Uint8Array(4).set([1, 2, 3], 2), () => new BigInt64Array([1])]) {
  try { console.log(f()) } catch (e) { console.log(e.name + ': ' + e.message) }
}
const f64 = Float64Array.from({ length: 4 }, (_, i) => i / 4);
console.log(f64, f64.subarray(1, 3), f64.slice(-1), f64.map(x => x * 10), Array.from(f64), f64.join('|'), f64.BYTES_PER_ELEMENT, f64.byteLength);
const sub = f64.subarray(2); sub[0] = 42; console.log(f64[2], sub.byteOffset, sub.buffer === f64.buffer);
console.log(new Uint8Array([10, 9, 1]).sort(), [10, 9, 1].sort(), new Uint8Array([1, 2, 3]).reduce((a, b) => a + b), new Uint8Array([5, 6]).indexOf(6), new Uint8Array(3).fill(7));
console.log(Object.prototype.toString.call(u8), Array.isArray(u8), ArrayBuffer.isView(dv), u8 instanceof Object.getPrototypeOf(Uint8Array), JSON.stringify(new Uint8Array(2)));
const bits = new Uint32Array(new Float32Array([1.5]).buffer)[0].toString(2).padStart(32, '0');
console.log(bits[0], bits.slice(1, 9), bits.slice(9));
console.log(new Uint8Array(200), [new Uint8Array(2), new ArrayBuffer(2)], new Uint16Array());
console.log(structuredClone(buf).byteLength, buf.slice(2, 4), new Uint8Array([..."hi"].map(c => c.charCodeAt())), Buffer.from(buf));
