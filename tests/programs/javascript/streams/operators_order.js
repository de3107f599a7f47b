const { Readable } = require('stream');
const log = [];
(async () => {
  const s = Readable.from([1, 2, 3, 4]).map(async x => { console.log('start', x); await new Promise(r => setTimeout(r, 90 - x * 20)); console.log('end', x); return x; }, { concurrency: 3 });
  for await (const x of s) console.log('result', x);
})();
