// Reading and writing a binary header, in both byte orders.
const attempt = f => {
  try {
    return f();
  } catch (e) {
    return e.name + ': ' + e.message;
  }
};
const buffer = new ArrayBuffer(32);
const view = new DataView(buffer);
view.setUint32(0, 0x89504e47);
view.setUint16(4, 0x1234, true);
view.setInt8(6, -1);
view.setFloat32(8, Math.PI);
view.setFloat64(12, Math.E, true);
view.setBigInt64(20, -2n);
console.log(new Uint8Array(buffer));
console.log(view.getUint32(0).toString(16), view.getUint32(0, true).toString(16), view.getInt32(0));
console.log(view.getUint16(4), view.getUint16(4, true), view.getInt16(4), view.getUint8(6), view.getInt8(6));
console.log(view.getFloat32(8), view.getFloat64(12, true), view.getBigInt64(20), view.getBigUint64(20), view.getBigUint64(20, true));
console.log(view.byteLength, view.byteOffset, view.buffer === buffer);
console.log(new DataView(buffer, 4, 4));
for (const f of [
  () => new DataView(1), () => DataView(buffer), () => new DataView(buffer, 33), () => new DataView(buffer, 1, 32),
  () => view.getInt32(29), () => view.getInt8(-1), () => view.setInt16(31, 0), () => view.setBigInt64(0, 1),
  () => DataView.prototype.getInt8.call({}, 0), () => view.getUint8('1'), () => view.getUint8(),
]) console.log(attempt(f));
// Is this machine little endian?
console.log(new Uint8Array(new Uint16Array([1]).buffer)[0] === 1);
// The bits of a double.
const bits = x => {
  const v = new DataView(new ArrayBuffer(8));
  v.setFloat64(0, x);
  return v.getUint32(0).toString(2).padStart(32, '0') + v.getUint32(4).toString(2).padStart(32, '0');
};
for (const x of [1, -1, 0.1, 5e-324, NaN, -0, Infinity]) console.log(bits(x));
const f32 = new Float32Array(1);
const i32 = new Int32Array(f32.buffer);
function fastInverseSquareRoot(x) {
  f32[0] = x;
  i32[0] = 0x5f3759df - (i32[0] >> 1);
  const y = f32[0];
  return y * (1.5 - x * 0.5 * y * y);
}
console.log(fastInverseSquareRoot(4), fastInverseSquareRoot(0.25));
// A little writer.
class Writer {
  #view = new DataView(new ArrayBuffer(64));
  #at = 0;
  u8(x) { this.#view.setUint8(this.#at, x); this.#at += 1; return this; }
  u16(x) { this.#view.setUint16(this.#at, x); this.#at += 2; return this; }
  text(s) { const b = new TextEncoder().encode(s); this.u16(b.length); for (const x of b) this.u8(x); return this; }
  done() { return new Uint8Array(this.#view.buffer, 0, this.#at); }
}
console.log(new Writer().u8(1).text('hé').u16(500).done());
