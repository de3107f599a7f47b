const attempt = f => {
  try {
    return f();
  } catch (e) {
    return [e.name, e.code, e.message].join(' ');
  }
};
const show = f => console.log(attempt(f));
const encoder = new TextEncoder();
const decoder = new TextDecoder();
for (const text of ['', 'plain', 'naïve café', '€uro', '日本語', '😀 family 👨‍👩‍👧', 'lone \ud800 half', '\u0000\u007f\u0080\u07ff\u0800\uffff']) {
  const bytes = encoder.encode(text);
  console.log(text.length, bytes.length, decoder.decode(bytes) === text, Array.from(bytes, b => b.toString(16).padStart(2, '0')).join(' '));
}
console.log(encoder.encode(), encoder.encode(null), encoder.encode(12), encoder.encoding);
const target = new Uint8Array(5);
console.log(encoder.encodeInto('a€😀', target), target);
console.log(JSON.stringify(decoder.decode(new Uint8Array([0xef, 0xbb, 0xbf, 65]))), JSON.stringify(new TextDecoder('utf-8', {ignoreBOM: true}).decode(new Uint8Array([0xef, 0xbb, 0xbf, 65]))));
for (const bytes of [[0xff], [0xc3], [0xc3, 0x28], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0x61, 0x80, 0x62]]) {
  console.log(JSON.stringify(decoder.decode(new Uint8Array(bytes))), attempt(() => new TextDecoder('utf-8', {fatal: true}).decode(new Uint8Array(bytes))));
}
const stream = new TextDecoder();
let text = '';
for (const byte of encoder.encode('a€b😀c')) text += '[' + stream.decode(new Uint8Array([byte]), {stream: true}) + ']';
console.log(text + stream.decode());
console.log(new TextDecoder('utf-16le').decode(new Uint8Array([0x68, 0, 0x69, 0, 0x3d, 0xd8, 0, 0xde])), new TextDecoder('utf-16le').decode(new Uint8Array([0x41, 0, 0x42])));
console.log(new TextDecoder('latin1').decode(new Uint8Array([0xe9, 0x41])), new TextDecoder('ISO-8859-1').encoding, new TextDecoder(' UTF8 ').encoding);
console.log(decoder.decode(), decoder.decode(new ArrayBuffer(0)), decoder.decode(new DataView(encoder.encode('view').buffer, 1)), decoder.decode(Buffer.from('buf')));
show(() => new TextDecoder('nonsense'));
show(() => decoder.decode('x'));
show(() => TextDecoder());
show(() => new TextDecoder('utf-8', {fatal: true}).fatal);
console.log(Object.prototype.toString.call(encoder), Object.prototype.toString.call(decoder), decoder.fatal, decoder.ignoreBOM);
console.log(btoa('Hello, World!'), atob('SGVsbG8sIFdvcmxkIQ=='), btoa(''), btoa('\xff\x00'), atob(' Y Q = = '), atob('YQ'));
for (const bad of ['a', 'YQ=', '@@@@', 'YQ==YQ==', 'é']) show(() => atob(bad));
show(() => btoa('€'));
show(() => btoa());
// As people do it.
const toBase64 = text => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = base64 => new TextDecoder().decode(Uint8Array.from(atob(base64), c => c.charCodeAt(0)));
console.log(toBase64('✓ à la mode'), fromBase64(toBase64('✓ à la mode')));
