const { Readable } = require('stream');
const r = new Readable({ read() {} });
r.on('error', e => console.log('error', e.code, e.message, e.name));
r.on('close', () => console.log('close', r.destroyed, r.errored && r.errored.code));
r.push('a');
r.push(null);
console.log(r.push('b'));
