// origin: tutorial, hashing, hmac and encodings with node's crypto
const crypto = require('crypto');
const sha = (s, enc = 'hex') => crypto.createHash('sha256').update(s).digest(enc);
console.log(sha(''), sha('hello'), sha('hello', 'base64'), sha('héllo').slice(0, 8));
console.log(crypto.createHash('md5').update('a').update('b').digest('hex'), crypto.createHash('sha1').update(Buffer.from('ab')).digest('base64url'), crypto.createHash('sha512').update('x').digest().length);
console.log(crypto.createHmac('sha256', 'key').update('data').digest('hex'), crypto.timingSafeEqual(Buffer.from('a'), Buffer.from('a')));
const h = crypto.createHash('sha256').update('part'); const copy = h.copy(); console.log(copy.digest('hex').slice(0, 10), h.update(' two').digest('hex').slice(0, 10));
try { h.update('x') } catch (e) { console.log(e.code, e.message) } try { crypto.createHash('nope') } catch (e) { console.log(e.message) } try { crypto.timingSafeEqual(Buffer.from('a'), Buffer.from('ab')) } catch (e) { console.log(e.name, e.code) } try { crypto.createHash('sha256').update(5) } catch (e) { console.log(e.code, e.message) }
const id = crypto.randomUUID(); console.log(id.length, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/.test(id), crypto.randomBytes(8).length, crypto.randomInt(5) < 5, crypto.getHashes().includes('sha256'));
console.log(crypto.pbkdf2Sync('pw', 'salt', 10, 8, 'sha256').toString('hex'));
crypto.randomBytes(4, (e, b) => console.log('async', e, b.length)); const chain = ['genesis', 'pay 5', 'pay 7'].reduce((bs, data, i) => { const prev = bs.at(-1)?.hash ?? '0'; let nonce = 0, hash; do hash = sha(`${i}${prev}${data}${nonce++}`); while (!hash.startsWith('0')); return [...bs, { i, data, prev: prev.slice(0, 6), nonce: nonce - 1, hash: hash }] }, []); console.log(chain.map(b => ({ ...b, hash: b.hash.slice(0, 6) })));
