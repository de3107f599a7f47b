const { Writable } = require('stream');
const w = new Writable({
  decodeStrings: false,
  write(chunk, e, cb) { if (chunk === 'bad') cb(new Error('bad chunk')); else cb(); },
});
w.on('error', e => console.log('error event', e.message));
w.on('close', () => console.log('close', w.errored.message));
w.on('finish', () => console.log('never'));
w.write('good', e => console.log('good', e));
w.write('bad', e => console.log('bad', e && e.message));
console.log(w.write('after', e => console.log('after', e && e.message)));
w.end(e => console.log('end', e && e.message));
