const {Buffer: FromModule, constants, kMaxLength} = require('node:buffer');
const attempt = f => {
  try {
    return f();
  } catch (e) {
    return [e.name, e.code, e.message].join(' ');
  }
};
const show = f => console.log(attempt(f));
console.log(FromModule === Buffer, constants, kMaxLength, Buffer.poolSize, Buffer.name, Buffer.length, typeof Buffer);
const b = Buffer.from([1, 2, 3, 300, -1, 1.9, '5', 'x', null]);
console.log(b, b.length, b instanceof Uint8Array, Buffer.isBuffer(b), Buffer.isBuffer(new Uint8Array(1)), b.constructor === Buffer);
console.log(Buffer.from(b), Buffer.from(b) === b, Buffer.from(new Uint16Array([257, 2])), Buffer.from({length: 2, 0: 5, 1: 6}), Buffer.from({type: 'Buffer', data: [1, 2]}), Buffer.from(new String('abc')), Buffer.from({[Symbol.toPrimitive]() { return 'prim'; }}), Buffer.of(1, 2, 300));
const memory = new Uint8Array([1, 2, 3, 4]);
const window = Buffer.from(memory.buffer, 1, 2);
window[0] = 99;
console.log(window, memory, window.byteOffset, window.buffer === memory.buffer);
for (const f of [
  () => Buffer.from(), () => Buffer.from(5), () => Buffer.from(null), () => Buffer.from({}), () => Buffer.from(new Set([1])), () => Buffer.alloc(-1), () => Buffer.alloc('5'),
  () => Buffer.alloc(1e12), () => Buffer.concat('x'), () => Buffer.concat([1]), () => Buffer.compare(1, b), () => b.equals(5), () => b.compare(5), () => b.copy(5),
  () => Buffer.from(new ArrayBuffer(4), 9), () => Buffer.from(new ArrayBuffer(4), 1, 9), () => Buffer.from([1]).swap16(), () => b.copy(Buffer.alloc(1), -1), () => b.copy(Buffer.alloc(1), 0, 99),
]) show(f);
console.log(Buffer.concat([Buffer.from('a'), new Uint8Array([98])]).toString(), Buffer.concat([]), Buffer.concat([b], 2), Buffer.concat([Buffer.from('ab')], 4));
console.log(Buffer.compare(Buffer.from('a'), Buffer.from('b')), [Buffer.from('b'), Buffer.from('a'), Buffer.from('aa')].sort(Buffer.compare), b.compare(b, 0, 2, 1, 3), Buffer.from('a').equals(new Uint8Array([97])));
const c = Buffer.from('12345');
console.log(c.copy(c, 1, 0, 3), c.toString(), c.slice(1, 3).toString(), c.slice(-2).toString(), c.subarray(1.7, -1).toString(), c.subarray(1) instanceof Buffer);
c.slice(0, 1)[0] = 65;
console.log(c.toString(), Buffer.from([1, 2, 3, 4]).swap16(), Buffer.from([1, 2, 3, 4]).swap32(), Buffer.alloc(8, 'abcdefgh').swap64().toString());
console.log(c.map(x => x + 1), c.filter(x => x > 50), [...c.entries()].length, c.at(-1), c.reverse().toString(), Buffer.allocUnsafe(3).length, c.parent === c.buffer);
console.log(structuredClone(Buffer.from('ab')), Object.prototype.toString.call(b), Object.keys(Buffer.from('ab')));
// Numbers.
const n = Buffer.alloc(8);
console.log(n.writeUInt8(255), n.writeInt8(-2, 1), n.writeUInt16BE(0x1234, 2), n.writeUInt16LE(0x1234, 4), n.writeInt16BE(-2, 6), n);
console.log(n.readUInt8(0), n.readInt8(0), n.readUInt16BE(2), n.readUInt16LE(2), n.readInt16BE(6), n.readUInt32BE(0), n.readUInt32LE(0), n.readInt32BE(0), n.readInt32LE(4), n.readUint8(1));
console.log(n.writeFloatLE(1.5), n.writeFloatBE(-0.1, 4), n, n.readFloatLE(0), n.readFloatBE(4), n.writeDoubleBE(Math.PI), n, n.readDoubleBE(), n.readDoubleLE(0));
console.log(n.writeBigUInt64BE(0x0102030405060708n), n, n.readBigUInt64LE(0), n.readBigInt64BE(), n.writeBigInt64LE(-5n), n.readBigInt64LE(0));
console.log(n.writeUIntBE(0x123456, 0, 3), n.writeIntLE(-1234567, 3, 5), n, n.readUIntBE(0, 3), n.readIntLE(3, 5), n.readUIntLE(0, 6), n.readIntBE(2, 6));
for (const f of [
  () => n.readUInt8(8), () => n.readUInt16LE(7), () => n.readUInt8(-1), () => n.readUInt8(1.5), () => n.readUInt8('x'), () => Buffer.alloc(3).readInt32LE(), () => n.readUIntLE(0, 7), () => n.readUIntLE(0),
  () => n.writeUInt8(256), () => n.writeInt8(-129), () => n.writeUInt16BE(70000), () => n.writeUInt32LE(2 ** 33), () => n.writeInt32LE(2 ** 33), () => n.writeBigInt64LE(1n << 70n), () => n.writeBigUInt64LE(-1n),
  () => n.writeUIntLE(0x1000000, 0, 3), () => n.writeIntLE(0x1000000, 0, 3), () => n.writeUIntLE(2 ** 48, 0, 6), () => n.writeUInt8(1, 8), () => n.writeDoubleLE(1, 1), () => n.writeUInt8('7') + n[0],
]) show(f);
console.log(Buffer.prototype.readUint8 === Buffer.prototype.readUInt8, Buffer.prototype.readFloatLE.name, Buffer[Symbol.species].name, Object.getPrototypeOf(Buffer.prototype) === Uint8Array.prototype, Object.keys(Buffer));
