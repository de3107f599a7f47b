const { EventEmitter } = require('events'); const util = require('util'); const path = require('path'); const assert = require('assert'); const os = require('os'); const { URL } = require('url'); const qs = require('querystring'); const crypto = require('crypto');
console.log(path.join('/a', '../b', 'c.txt'), path.extname('x.tar.gz'), path.basename('/q/w.js', '.js'), path.resolve('/a', 'b'), path.parse('/home/u/f.txt'));
console.log(util.format('%s %d %j %o', 'a', 1.5, { x: 1 }, [1]), util.inspect({ a: { b: { c: { d: 1 } } } }, { depth: 0 }), util.types.isDate(new Date()), util.isDeepStrictEqual({ a: [1] }, { a: [1] }));
try { assert.strictEqual(1, 2); } catch (e) { console.log(e.code, e.message); }
console.log(new URL('https://u:p@ex.com:8080/a/../b?x=1&y=2#h').searchParams.get('y'), qs.parse('a=1&b=2&a=3'), os.EOL === '\n', crypto.createHash('sha256').update('abc').digest('hex').slice(0, 16));
class E2 extends EventEmitter {} const e = new E2(); e.once('x', (...a) => console.log('x', a)); e.emit('x', 1, 2); e.emit('x', 3); console.log(e.listenerCount('x'));
console.log(Buffer.from('héllo').length, Buffer.from('aGk=', 'base64').toString(), Buffer.concat([Buffer.from('a'), Buffer.from('b')]));
