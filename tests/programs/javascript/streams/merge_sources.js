// Merging two streams by hand, ended when both have.
const { PassThrough, Readable } = require('stream');
function merge(...sources) {
  const out = new PassThrough({ objectMode: true });
  let open = sources.length;
  for (const s of sources) { s.pipe(out, { end: false }); s.once('end', () => { if (--open === 0) out.end(); }); }
  return out;
}
const later = (ms, values) => Readable.from((async function* () { for (const v of values) { await new Promise(r => setTimeout(r, ms)); yield v; } })());
(async () => { const got = []; for await (const x of merge(later(12, ['slow1', 'slow2']), later(30, ['x']), Readable.from([1, 2]))) got.push(x); console.log(got); })();
