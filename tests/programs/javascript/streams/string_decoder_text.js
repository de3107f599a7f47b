const { StringDecoder } = require('string_decoder');
const d = new StringDecoder();
console.log(d.encoding, d.write('text'), d.end());
console.log(new StringDecoder('UTF-8').encoding, new StringDecoder('ucs2').encoding, new StringDecoder('binary').encoding);
try { new StringDecoder('nope'); } catch (e) { console.log(e.code, e.message); }
try { d.write(5); } catch (e) { console.log(e.code, e.message); }
