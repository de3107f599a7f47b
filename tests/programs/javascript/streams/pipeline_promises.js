const { pipeline, finished } = require('stream/promises');
const { Readable, Writable, PassThrough } = require('stream');
(async () => {
  const out = [];
  await pipeline(
    Readable.from('abc'),
    async function* (source) { for await (const chunk of source) yield chunk.toUpperCase(); },
    async function* (source) { for await (const chunk of source) for (const c of chunk) yield c; },
    new Writable({ objectMode: true, write(c, e, cb) { out.push(c); cb(); } }),
  );
  console.log(out);
  const value = await pipeline([1, 2, 3], async source => { let sum = 0; for await (const n of source) sum += n; return sum; });
  console.log('sum', value);
  try {
    await pipeline(Readable.from([1]), async function* () { throw new Error('in generator'); }, new PassThrough());
  } catch (e) { console.log('caught', e.message); }
  const p = new PassThrough();
  p.resume();
  setTimeout(() => p.end(), 1);
  await finished(p);
  console.log('finished');
})();
