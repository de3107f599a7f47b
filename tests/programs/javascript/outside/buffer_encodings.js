// origin: tutorial on Buffer, encodings and comparing
const b = Buffer.from('Olá, mundo €!');
console.log(b, b.length, b.toString(), b.toString('hex'), b.toString('base64'), b.toString('latin1').length, b.toString('ascii').length);
console.log(Buffer.from('48656c6c6f', 'hex').toString(), Buffer.from('SGk=', 'base64').toString(), Buffer.from('_-8', 'base64url'), Buffer.from('zz', 'hex'));
console.log(Buffer.alloc(5), Buffer.alloc(5, 'ab'), Buffer.alloc(3, 1), Buffer.from([256, -1, 1.9, 'x']), Buffer.from([1, 2, 3]).toJSON(), JSON.stringify(Buffer.from('hi')));
console.log(Buffer.concat([Buffer.from('a'), Buffer.from('b')]), Buffer.compare(Buffer.from('a'), Buffer.from('b')), Buffer.from('x').equals(Buffer.from('x')), Buffer.from('abc').indexOf('c'), Buffer.from('abc').includes('bc'), Buffer.isBuffer(b));
const w = Buffer.alloc(12);
w.writeUInt32BE(0xdeadbeef, 0); w.writeInt16LE(-2, 4); w.writeFloatBE(1.5, 6); w.writeUInt8(255, 10);
console.log(w, w.readUInt32BE(0).toString(16), w.readInt16LE(4), w.readFloatBE(6), w.readUIntBE(0, 3), w.readInt8(10));
for (const f of [() => w.readUInt32BE(10), () => w.writeUInt8(256, 0), () => Buffer.from(5), () => Buffer.from(null), () => Buffer.alloc(-1), () => Buffer.alloc('5'), () => w.readInt8(1.5), () => Buffer.concat('x'), () => Buffer.from('a', 'nope'), () => Buffer.byteLength(5)]) {
  try { console.log(f()) } catch (e) { console.log(e.name, e.code, '|', e.message) }
}
const s = b.subarray(0, 4); s[0] = 0x6f; console.log(b.toString('utf8', 0, 5), s, b.slice(-2).toString(), Buffer.from(b) !== b);
console.log(Buffer.from('test').fill('xy').toString(), Buffer.from('hello').write('J'), Buffer.from([0xe2, 0x82]).toString(), Buffer.from('ff', 'utf16le'), Buffer.from('é', 'latin1'), Buffer.from('€', 'latin1'), Buffer.from('a\u0000b', 'ascii'));
console.log([...Buffer.from('ab').entries()], Buffer.from('abc').map(x => x + 1).toString(), Buffer.from('cba').sort().toString(), Buffer.from('abcd').swap16().toString(), Buffer.from('abc').reverse().toString());
console.log(Buffer.from('x'.repeat(60)), { buf: Buffer.from('q') }, [Buffer.alloc(0)], Buffer.poolSize, typeof Buffer.from('a').buffer, Buffer.from('hi') + '', `${Buffer.from('yo')}`, Buffer.from('a') == 'a');
console.log(btoa('hello'), atob('aGVsbG8='), (() => { try { btoa('€') } catch (e) { return e.name + ': ' + e.message } })(), (() => { try { atob('*') } catch (e) { return e.name + ': ' + e.message } })());
