const { Readable } = require('stream');
(async () => {
  const r = new Readable({ objectMode: true, read() { if (n < 3) this.push(n++); else this.destroy(new Error('broken at ' + n)); } });
  let n = 0;
  try { for await (const x of r) console.log(x); } catch (e) { console.log('caught', e.message); }
  const early = new Readable({ read() {} });
  setTimeout(() => early.destroy(), 2);
  try { for await (const x of early) console.log(x); } catch (e) { console.log('caught', e.code); }
  async function* gen() { yield 1; throw new Error('generator failed'); }
  try { for await (const x of Readable.from(gen())) console.log('g', x); } catch (e) { console.log('caught', e.message); }
})();
