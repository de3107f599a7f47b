// A program's own process.stdout.write hears what the console says: one call a line, at once.
const write = process.stdout.write;
const writeError = process.stderr.write;
const heard = [];
process.stdout.write = function (text, callback) {
  heard.push([text, this === process.stdout, typeof callback]);
  return true;
};
process.stderr.write = (text) => heard.push(['error', text]);
console.log('a', {b: 1});
console.info('%d items', 3);
console.count();
console.count('x');
console.group('group');
console.dir({deep: {er: [1]}}, {depth: 0});
console.log('two\nlines');
console.groupEnd();
console.table([{a: 1}, {b: 2}]);
console.error('bad', new Map([[1, 2]]));
console.warn('careful');
console.assert(1 > 2, 'assertion %s', 'told');
console.log({get [Symbol.toStringTag]() { return 'Tagged'; }});
console.clear();
process.stdout.isTTY = true;
console.clear();
process.stdout.isTTY = undefined;
process.stdout.write = write;
process.stderr.write = writeError;
console.log(heard);

// A write that also passes on, as test tools do.
let copy = '';
process.stdout.write = (text, ...rest) => {
  copy += text.toUpperCase();
  return write.call(process.stdout, text, ...rest);
};
console.log('passed on');
process.stdout.write('and written\n');
process.stdout.write = write;
console.log(JSON.stringify(copy));

// What it throws is lost, but for a stack that is full.
process.stdout.write = () => { throw new Error('no paper'); };
console.log('never seen');
process.stdout.write = write;

// console.log replaced: what other methods print goes there.
const log = console.log;
const logged = [];
console.log = (...args) => logged.push(args);
console.count('c');
console.group('g', 1);
console.groupEnd();
console.table([1]);
console.info('info is not log');
console.log = log;
console.log(logged);

// Streams in the place of the process's.
const {Writable} = require('stream');
let taken = '';
console._stdout = new Writable({write(chunk, encoding, callback) { taken += chunk; callback(); }});
console.log('into the stream');
console._stdout = process.stdout;
console.log(JSON.stringify(taken));
console.log(console instanceof console.Console, {} instanceof console.Console, new console.Console(process.stdout) instanceof console.Console);

// The columns asked for have no cell of a primitive.
console.table({a: 1, b: {x: 2}, c: [3]}, ['x', 0]);
console.table(new Set([1]), ['a']);
