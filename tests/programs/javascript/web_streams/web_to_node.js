const { Readable, Writable } = require('stream');
const { pipeline } = require('stream/promises');
(async () => {
  const source = new ReadableStream({ start(c) { c.enqueue('x'); c.enqueue('y'); c.close(); } });
  const readable = Readable.fromWeb(source, { objectMode: true });
  readable.on('data', (chunk) => console.log('data', chunk));
  await new Promise((resolve) => readable.on('end', resolve));
  console.log('end');
  const got = [];
  const target = new WritableStream({ write(chunk) { got.push(new TextDecoder().decode(chunk)); }, close() { console.log('target closed'); } });
  await pipeline(Readable.from(['one ', 'two']), Writable.fromWeb(target));
  console.log(got);
})();
