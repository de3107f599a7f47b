process.stdout.write('a\n', () => console.log('written'));
process.nextTick(() => console.log('tick'));
console.log(process.stdout.write('b\n'));
const { Writable } = require('stream');
console.log(process.stdout instanceof Writable, process.stdout.writable);
process.stdout.once('pipe', () => console.log('piped'));
require('stream').Readable.from(['c\n']).pipe(process.stdout);
