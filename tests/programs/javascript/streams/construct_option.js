const { Writable, Readable } = require('stream');
const w = new Writable({
  construct(cb) { console.log('constructing'); setTimeout(() => { console.log('constructed'); cb(); }, 5); },
  write(c, e, cb) { console.log('write', c.toString()); cb(); },
  destroy(e, cb) { console.log('destroy', e); cb(e); },
});
w.write('early');
w.end(() => console.log('ended'));
w.on('close', () => console.log('close'));
console.log('sync');
const r = new Readable({ construct(cb) { cb(new Error('cannot open')); }, read() {} });
r.on('error', e => console.log('r', e.message));
r.on('close', () => console.log('r close'));
