const attempt = f => {
  try {
    return f();
  } catch (e) {
    return [e.name, e.code, e.message].join(' ');
  }
};
const show = f => console.log(attempt(f));
const b = Buffer.from('hello wörld €');
for (const encoding of ['utf8', 'hex', 'base64', 'base64url', 'latin1', 'binary', 'ascii', 'ucs2', 'utf16le', 'UTF-8']) console.log(encoding, JSON.stringify(b.toString(encoding)));
for (const [text, encoding] of [['68656c6c6f', 'hex'], ['abc', 'hex'], ['zz', 'hex'], ['0g12', 'hex'], ['aGVsbG8=', 'base64'], ['aGVs bG8', 'base64'], ['a-_b', 'base64'], ['YQ==YQ==', 'base64'], ['é', 'latin1'], ['hi', 'utf16le'], ['€', 'ascii'], ['€']]) console.log(text, encoding, Buffer.from(text, encoding));
console.log(b.toString(), b.toString('utf8', 0, 5), b.toString('utf8', 6), b.toString(undefined, 1, 3), String(b), b + '!', `${b}`, b.toString('utf8', 3, 1) === '');
console.log(Buffer.byteLength('€'), Buffer.byteLength('YWI=', 'base64'), Buffer.byteLength('abcd', 'hex'), Buffer.byteLength('a', 'utf16le'), Buffer.byteLength(new ArrayBuffer(3)), b.length);
console.log(Buffer.isEncoding('UTF-8'), Buffer.isEncoding('binary'), Buffer.isEncoding('x'), Buffer.isEncoding(5));
show(() => b.toString('foo'));
show(() => Buffer.from('a', 'foo'));
show(() => Buffer.byteLength(5));
const w = Buffer.alloc(10);
console.log(w.write('abc'), w.write('xyz', 4), w.write('€€', 8), w.write('é', 9), w.write('ff', 'hex'), w.write('qrs', 7, 2), w.write('Z', 0, 'latin1'), w, w.toString('latin1'));
show(() => w.write(5));
show(() => w.write('a', 99));
show(() => w.write('a', 'foo'));
console.log(b.indexOf('w'), b.indexOf('ö'), b.indexOf('l', 4), b.lastIndexOf('l'), b.indexOf(111), b.indexOf(Buffer.from('lo')), b.indexOf('zzz'), b.indexOf('l', -4), b.includes('wör'), b.includes('x'), b.indexOf(''), b.lastIndexOf('o', 5));
show(() => b.indexOf({}));
console.log(JSON.stringify(Buffer.from('ab')), Buffer.from('ab').toJSON(), Buffer.from(JSON.parse(JSON.stringify(b))).equals(b));
console.log(Buffer.alloc(5, 'ab').toString(), Buffer.alloc(5).fill('abc').toString(), Buffer.alloc(4).fill('YWI=', 'base64'), Buffer.alloc(3, 'é'), Buffer.alloc(3).fill('a', 1, 2), Buffer.alloc(3, 7), Buffer.alloc(2, 300), Buffer.alloc(4, Buffer.from('xy')));
show(() => Buffer.alloc(3, 'zz', 'hex'));
show(() => Buffer.alloc(3).fill('a', 'foo'));
show(() => Buffer.alloc(3).fill(1, 9, 10));
// Caesar and Vigenere over bytes, hex dump.
const caesar = (text, n) => Buffer.from(text).map(c => c >= 97 && c <= 122 ? (c - 97 + n + 26) % 26 + 97 : c).toString();
console.log(caesar('attack at dawn', 3), caesar(caesar('attack at dawn', 3), -3));
function hexdump(buffer) {
  const lines = [];
  for (let i = 0; i < buffer.length; i += 16) {
    const part = buffer.subarray(i, i + 16);
    const hex = part.toString('hex').replaceAll ? Array.from(part, x => x.toString(16).padStart(2, '0')).join(' ') : '';
    lines.push(i.toString(16).padStart(8, '0') + '  ' + hex.padEnd(47) + '  |' + Array.from(part, x => x >= 32 && x < 127 ? String.fromCharCode(x) : '.').join('') + '|');
  }
  return lines.join('\n');
}
console.log(hexdump(Buffer.from('The quick brown fox jumps over the lazy dog\n\u0000\u0001')));
console.log(Buffer.from('dGVzdA==', 'base64').toString(), Buffer.from('test').toString('base64'), Buffer.from('ÿ', 'latin1').toString('hex'));
