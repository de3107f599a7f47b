const { Writable } = require('stream');
const w = new Writable({
  write(chunk, encoding, callback) {
    console.log('write', chunk.toString());
    callback();
  },
  final(callback) { console.log('final'); callback(); },
});
w.on('prefinish', () => console.log('prefinish'));
w.on('finish', () => console.log('finish'));
w.on('close', () => console.log('close'));
console.log(w.write('one', () => console.log('one done')));
w.write('two', 'utf8', () => console.log('two done'));
w.end('three', () => console.log('end callback'));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('microtask'));
console.log('sync', w.writableEnded, w.writableFinished);
