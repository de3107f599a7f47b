// Concatenating sources: pipe with end: false.
const { Readable, PassThrough } = require('stream');
const out = new PassThrough();
out.on('data', c => console.log('chunk', c.toString()));
out.on('end', () => console.log('out end'));
const first = Readable.from(['a1', 'a2']), second = Readable.from(['b1']);
first.pipe(out, { end: false });
first.on('end', () => { console.log('first end', out.writableEnded); second.pipe(out); });
