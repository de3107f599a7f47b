const { Duplex } = require('stream');
class Echo extends Duplex {
  constructor() { super({ decodeStrings: false, encoding: 'utf8' }); this.queue = []; }
  _write(chunk, e, cb) { console.log('write side', chunk); this.push('echo ' + chunk); cb(); }
  _read() { console.log('read side asked'); }
  _final(cb) { console.log('final'); this.push(null); cb(); }
}
const d = new Echo();
d.on('data', x => console.log('data', x));
d.on('end', () => console.log('end'));
d.on('finish', () => console.log('finish'));
d.on('close', () => console.log('close'));
d.write('one');
d.end('two');
console.log(d.readable, d.writable, d.allowHalfOpen);
const half = new Duplex({ allowHalfOpen: false, read() { this.push(null); }, write(c, e, cb) { cb(); } });
half.on('end', () => console.log('half end'));
half.on('finish', () => console.log('half finish'));
half.on('close', () => console.log('half close'));
half.resume();
