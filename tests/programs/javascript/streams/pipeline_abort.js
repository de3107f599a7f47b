const { pipeline } = require('stream/promises');
const { Readable, Writable } = require('stream');
const ac = new AbortController();
async function* endless() { let i = 0; try { while (true) { await new Promise(r => setTimeout(r, 10)); yield i++; } } finally { console.log('source closed'); } }
pipeline(endless, new Writable({ objectMode: true, write(n, e, cb) { console.log('n', n); if (n === 2) ac.abort(); cb(); } }), { signal: ac.signal })
  .then(() => console.log('never'), e => console.log(e.name, e.code, e.message));
