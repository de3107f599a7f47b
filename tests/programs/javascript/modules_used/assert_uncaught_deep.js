const assert = require('node:assert');
const actual = { name: 'config', port: 8080, hosts: ['a.example', 'b.example'], tls: { enabled: true, versions: [1.2, 1.3] } };
const expected = { name: 'config', port: 8081, hosts: ['a.example', 'c.example'], tls: { enabled: true, versions: [1.2, 1.3] } };
process.on('exit', code => console.log('exit', code));
assert.deepStrictEqual(actual, expected);
