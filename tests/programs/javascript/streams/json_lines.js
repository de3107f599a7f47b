const { Transform, Readable } = require('stream');
const readline = require('readline');
async function* parse(input) { let n = 0; for await (const line of readline.createInterface({ input })) { n++; try { yield JSON.parse(line); } catch (e) { console.log('line', n, e.name); } } }
(async () => {
  let sum = 0;
  for await (const { v } of parse(Readable.from(['{"v":1}\n{"v"', ':2}\nnot json\n{"v":3}\n']))) sum += v;
  console.log('sum', sum);
})();
const stringify = new Transform({ writableObjectMode: true, transform(o, e, cb) { cb(null, JSON.stringify(o) + '\n'); } });
stringify.pipe(process.stdout);
stringify.write({ a: 1 });
stringify.end([1, 2]);
