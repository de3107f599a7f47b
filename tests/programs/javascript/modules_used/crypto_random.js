// What is sure about random values.
const crypto = require('crypto');
const uuid = crypto.randomUUID();
console.log(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuid), uuid !== globalThis.crypto.randomUUID());
console.log(crypto.randomBytes(16).length, crypto.randomBytes(8).toString('hex').length, Buffer.isBuffer(crypto.randomBytes(0)));
const rolls = Array.from({ length: 300 }, () => crypto.randomInt(1, 7));
console.log(Math.min(...rolls), Math.max(...rolls), rolls.every(Number.isInteger), crypto.randomInt(1));
const words = new Uint32Array(4);
console.log(globalThis.crypto.getRandomValues(words) === words, words.some(word => word > 0), crypto.webcrypto === globalThis.crypto);
crypto.randomBytes(4, (error, bytes) => {
  console.log('bytes', error, bytes.length);
  crypto.randomInt(3, (error, n) => console.log('int', error, n >= 0 && n < 3));
});
console.log('asked', typeof crypto.subtle.digest, crypto.randomFillSync(Buffer.alloc(6)).length);
Math.random = () => 0.5;
console.log(crypto.randomUUID() !== crypto.randomUUID());
