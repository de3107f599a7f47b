const { Readable, Transform } = require('stream');
const r = new Readable({ read() { throw new Error('read failed'); } });
r.on('error', e => console.log('error', e.message));
r.on('close', () => console.log('close'));
r.resume();
const t = new Transform({ transform() { throw new Error('transform failed'); } });
t.on('error', () => console.log('never'));
try { t.write('x'); } catch (e) { console.log('thrown', e.message); }
