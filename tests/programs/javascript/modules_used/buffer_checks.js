const buffer = require('buffer');
const {Buffer} = buffer;
const told = (f) => { try { console.log(f()); } catch (error) { console.log(error.name, error.code, error.message); } };
const bytes = Buffer.from('abcdef');
for (const offset of [Infinity, -Infinity, NaN, 2 ** 33, 1.5, -1]) {
  told(() => bytes.readUInt16LE(offset));
  told(() => bytes.readIntBE(0, offset));
  told(() => bytes.writeInt32BE(offset * 2 ** 40, 0));
}
told(() => Buffer.from('ff').indexOf(Buffer.from('f'), 1, 'ucs2'));
told(() => Buffer.from('abab', 'ucs2').indexOf(Buffer.from('b', 'ucs2'), 0, 'ucs2'));
told(() => bytes.includes(Buffer.from('de'), 0, 'latin1'));
for (const input of [Buffer.from('é'), new Uint8Array([65]), new ArrayBuffer(2), 'text', null, {}, [1], new DataView(new ArrayBuffer(1))]) {
  told(() => buffer.isAscii(input));
  told(() => buffer.isUtf8(input));
}
const gone = new ArrayBuffer(8);
structuredClone(gone, {transfer: [gone]});
told(() => buffer.isAscii(gone));
told(() => bytes.toString({toString: () => 'hex'}));
told(() => bytes.toString({toString: () => 'nonsense'}));
for (const most of [2, 0, Infinity, -1, NaN, '5']) {
  told(() => { buffer.INSPECT_MAX_BYTES = most; return buffer.INSPECT_MAX_BYTES; });
  console.log(bytes, bytes.inspect());
}
buffer.INSPECT_MAX_BYTES = 50;

const {StringDecoder} = require('string_decoder');
const decoder = new StringDecoder('utf8');
console.log(JSON.stringify(decoder.write(Buffer.from([0xe2, 0x82]))), decoder.lastChar, decoder.lastNeed, decoder.lastTotal);
console.log(decoder.write(Buffer.from([0xac])), decoder.lastNeed);
const pairs = new StringDecoder('utf16le');
console.log([[0x3d, 0xd8], [0x4d], [0xdc]].map((part) => pairs.write(Buffer.from(part))));
told(() => new StringDecoder({}));

const escape = require('querystring').escape;
told(() => escape('\ud801test'));
told(() => escape('\ud801'));
told(() => escape('a\u{1f600}b'));
const clash = (f) => { try { f(); } catch (error) { console.log(error instanceof DOMException, error.name, error.code, error.message); } };
clash(() => atob('@'));
clash(() => btoa('€'));
clash(() => structuredClone(() => {}));
console.log(DOMException.ABORT_ERR, new DOMException('m', 'AbortError').TIMEOUT_ERR, Object.keys(DOMException).length);
console.log('cause' in new DOMException('m'), new DOMException('m', {name: 'N', cause: 5}).cause, Object.prototype.toString.call(new DOMException('m')));
