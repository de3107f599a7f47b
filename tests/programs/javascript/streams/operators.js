const { Readable } = require('stream');
(async () => {
  console.log(await Readable.from([1, 2, 3, 4]).map(x => x * 2).toArray());
  console.log(await Readable.from([1, 2, 3, 4]).filter(x => x % 2 === 0).toArray());
  console.log(await Readable.from([1, 2, 3]).map(async x => { await null; return x + 1; }, { concurrency: 2 }).toArray());
  await Readable.from(['a', 'b']).forEach(x => console.log('each', x));
  console.log(await Readable.from([1, 2, 3]).reduce((a, b) => a + b, 10));
  console.log(await Readable.from([1, 2, 3]).reduce((a, b) => a * b));
  console.log(await Readable.from([1, 2, 3]).some(x => x > 2), await Readable.from([1, 2, 3]).every(x => x > 2));
  console.log(await Readable.from([1, 2, 3]).find(x => x > 1));
  console.log(await Readable.from([1, 2, 3, 4, 5]).drop(1).take(3).toArray());
  console.log(await Readable.from([1, 2]).flatMap(x => [x, x]).toArray());
  try { await Readable.from([1, 2]).map(() => { throw new Error('mapper'); }).toArray(); } catch (e) { console.log(e.message); }
  try { await Readable.from([]).reduce((a, b) => a + b); } catch (e) { console.log(e.code, e.message); }
  try { Readable.from([]).map(5); } catch (e) { console.log(e.code, e.message); }
  try { Readable.from([]).take(-1); } catch (e) { console.log(e.name, e.code, e.message); }
})();
