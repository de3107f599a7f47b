// Digests as programs use them: file names by content, signed cookies, passwords.
const crypto = require('node:crypto');
const { createHash, createHmac } = crypto;
for (const name of ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'SHA256', 'RSA-SHA1']) {
  console.log(name.padEnd(9), createHash(name).update('The quick brown fox').update(' jumps over the lazy dog').digest('hex'));
}
for (const n of [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 1000]) {
  const text = 'a'.repeat(n);
  console.log(n, createHash('md5').update(text).digest('base64'), createHash('sha512').update(text).digest('base64url').slice(0, 20));
}
console.log(createHash('sha256').update('h\u00e9llo \u{1F600}', 'utf8').digest('hex'));
console.log(createHash('sha1').update(Buffer.from([0, 255, 128])).update(new Uint16Array([258])).digest());
console.log(createHash('md5').update('ff00', 'hex').digest('latin1').length, createHash('md5').update('/w==', 'base64').digest('hex'));
const sign = (value, secret) => `${value}.${createHmac('sha256', secret).update(value).digest('base64').replace(/=+$/, '')}`;
console.log(sign('user=42', 'keyboard cat'), sign('', ''), sign('x', 'k'.repeat(100)));
console.log(createHmac('sha512', Buffer.from('key')).update('a').update('b').digest('hex').slice(0, 32));
const first = createHash('sha1').update('a');
const copy = first.copy().update('b');
console.log(first.digest('hex'), copy.digest('hex'), crypto.hash('md5', 'x'));
console.log(crypto.pbkdf2Sync('secret', 'salt', 3, 40, 'sha512').toString('hex'), crypto.pbkdf2Sync('secret', 'salt', 1, 8, 'sha1'));
crypto.pbkdf2('secret', 'salt', 2, 16, 'sha256', (error, key) => console.log('key', error, key.toString('hex')));
crypto.subtle.digest('SHA-256', new TextEncoder().encode('abc')).then(bytes => console.log(Buffer.from(bytes).toString('hex')));
console.log(crypto.timingSafeEqual(Buffer.from('abc'), Buffer.from('abc')), crypto.timingSafeEqual(Buffer.from('abc'), Buffer.from('abd')));
const failures = [
  () => createHash('foo'), () => createHash(), () => createHash('md5').update(5), () => createHmac('foo', 'k'), () => createHmac('md5'),
  () => { const h = createHash('md5'); h.digest(); h.digest(); }, () => { const h = createHash('md5'); h.digest(); h.update('x'); },
  () => crypto.timingSafeEqual(Buffer.from('a'), Buffer.from('ab')), () => crypto.randomBytes(-1), () => crypto.randomBytes('9'),
  () => crypto.randomInt(5, 1), () => crypto.randomInt('a'), () => globalThis.crypto.getRandomValues([1]),
  () => globalThis.crypto.getRandomValues(new Uint8Array(70000)), () => new Crypto(),
];
for (const attempt of failures) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(`${error}`, error.code);
  }
}
