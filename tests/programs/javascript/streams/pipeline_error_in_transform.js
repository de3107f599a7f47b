const { pipeline, Readable, Transform, Writable } = require('stream');
const source = Readable.from(['1', '2', 'oops', '4']);
const parse = new Transform({ objectMode: true, transform(s, e, cb) { const n = Number(s); if (Number.isNaN(n)) cb(new Error('not a number: ' + s)); else cb(null, n); } });
const sink = new Writable({ objectMode: true, write(n, e, cb) { console.log('sink', n); cb(); } });
for (const [name, s] of Object.entries({ source, parse, sink })) {
  s.on('close', () => console.log(name, 'close', s.destroyed));
  s.on('error', e => console.log(name, 'error', e.code || e.message));
}
sink.on('finish', () => console.log('never'));
pipeline(source, parse, sink, error => console.log('callback', error.message));
