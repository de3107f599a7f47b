const { compose, Duplex, Readable, Transform } = require('stream');
const { pipeline } = require('stream/promises');
(async () => {
  const upper = new Transform({ objectMode: true, transform(c, e, cb) { cb(null, String(c).toUpperCase()); } });
  const exclaim = async function* (source) { for await (const c of source) yield c + '!'; };
  const both = compose(upper, exclaim);
  both.end('hello');
  for await (const x of both) console.log(String(x));
  const d = Duplex.from(async function* (source) { for await (const chunk of source) yield String(chunk).length; });
  d.write('abc');
  d.end('de');
  for await (const x of d) console.log('length', x);
  const sink = Duplex.from(async source => { for await (const c of source) console.log('sink', String(c)); });
  await pipeline(Readable.from(['p', 'q']), sink);
  for await (const x of Duplex.from(Promise.resolve('value'))) console.log(x);
})();
