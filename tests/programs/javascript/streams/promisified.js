const util = require('util');
const stream = require('stream');
const pipeline = util.promisify(stream.pipeline);
const finished = util.promisify(stream.finished);
(async () => {
  const p = new stream.PassThrough();
  p.resume();
  await pipeline(stream.Readable.from(['a']), p);
  console.log('piped', p.writableFinished);
  await finished(p).catch(e => console.log('rejected', e.code));
  await pipeline(stream.Readable.from(['a']), new stream.Writable({ write(c, e, cb) { cb(new Error('w')); } })).catch(e => console.log('caught', e.message));
})();
