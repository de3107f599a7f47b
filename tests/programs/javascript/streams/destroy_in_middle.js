const { Readable } = require('stream');
const r = Readable.from((function* () { try { for (let i = 0; ; i++) yield i; } finally { console.log('generator cleaned up'); } })());
r.on('data', n => {
  console.log('data', n);
  if (n === 3) { r.destroy(); console.log('destroyed'); }
});
r.on('end', () => console.log('never'));
r.on('close', () => console.log('close'));
