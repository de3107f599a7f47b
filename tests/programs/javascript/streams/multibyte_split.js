// A character whose bytes come in two chunks.
const { Readable, PassThrough } = require('stream');
const { StringDecoder } = require('string_decoder');
const euro = Buffer.from('€uro 😀 end');
const split = (name, set) => {
  const r = new Readable({ read() {} });
  if (set) r.setEncoding('utf8');
  for (let i = 0; i < euro.length; i += 2) r.push(euro.subarray(i, i + 2));
  r.push(null);
  let text = '';
  r.on('data', c => { text += c; });
  r.on('end', () => console.log(name, text === euro.toString(), text.length));
};
split('plain', false);
split('encoded', true);
const d = new StringDecoder('utf8');
for (const byte of euro) process.stdout.write(JSON.stringify(d.write(Buffer.from([byte]))) + ' ');
console.log(JSON.stringify(d.end()));
for (const bad of [[0xe2, 0x82], [0xe2], [0xf0, 0x9f, 0x98], [0xff, 0xe2], [0xc3], [0xed, 0xa0], [0xe2, 0x28]]) {
  const x = new StringDecoder('utf8');
  console.log(bad, JSON.stringify(x.write(Buffer.from(bad))), x.lastNeed, x.lastTotal, JSON.stringify(x.end()), JSON.stringify(x.end()));
}
for (const [encoding, bytes] of [['utf16le', [0x61, 0x00, 0x3d, 0xd8, 0x00, 0xde, 0x62]], ['base64', [1, 2, 3, 4, 5]], ['hex', [1, 255]], ['latin1', [0xe9, 0x41]], ['base64url', [0xfb, 0xff]]]) {
  const x = new StringDecoder(encoding);
  const out = bytes.map(b => x.write(Buffer.from([b])));
  console.log(encoding, out, JSON.stringify(x.end()));
}
try { new StringDecoder('utf8').write(5); } catch (e) { console.log(e.code, e.message); }
