const { Readable } = require('stream');
const make = () => { let n = 0; const r = new Readable({ objectMode: true, read() { this.push(n++); } }); r.on('close', () => console.log('close')); r.on('error', e => console.log('error', e.code)); return r; };
(async () => {
  const a = make();
  for await (const n of a) { console.log(n); if (n === 2) break; }
  console.log('a destroyed', a.destroyed);
  const b = make();
  try { for await (const n of b) { if (n === 1) throw new Error('in the loop'); } } catch (e) { console.log(e.message, b.destroyed); }
  const c = make();
  for await (const n of c.iterator({ destroyOnReturn: false })) { if (n === 1) break; }
  console.log('c destroyed', c.destroyed);
  for await (const n of c) { console.log('c goes on', n); break; }
})();
