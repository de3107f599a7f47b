const { Readable, Transform } = require('stream');
const upper = new Transform({
  transform(chunk, encoding, callback) { callback(null, chunk.toString().toUpperCase()); },
});
Readable.from(['hello ', 'streams ', 'world\n']).pipe(upper).pipe(process.stdout);
upper.on('finish', () => console.log('[finish]'));
upper.on('end', () => console.log('[end]'));
