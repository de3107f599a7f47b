const { pipeline, PassThrough, Writable } = require('stream');
const source = new PassThrough();
const sink = new Writable({ write(c, e, cb) { console.log('sink', c.toString()); cb(); } });
source.on('error', e => console.log('source', e.code));
sink.on('error', e => console.log('sink error', e.code));
pipeline(source, sink, error => console.log('callback', error.code, error.message));
source.write('part');
setImmediate(() => source.destroy());
