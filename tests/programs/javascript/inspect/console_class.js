// Consoles of one's own: onto any stream, with their own groups, counters and options.
const { Console } = console;
const { Writable } = require('stream');
class Lines extends Writable {
  lines = [];
  _write(chunk, encoding, callback) { this.lines.push(String(chunk)); callback(); }
}
const out = new Lines(), err = new Lines();
const logger = new Console({ stdout: out, stderr: err });
logger.log('plain %s', 'text', { a: { b: { c: {} } } });
logger.error('bad', [1, 2]);
logger.warn('careful');
logger.info('%d of %i', 4.5, 4.5);
logger.debug(new Map([['k', 1]]));
logger.group('outer', 1);
logger.log('two\nlines');
logger.group();
logger.error('deep');
logger.groupEnd();
logger.groupEnd();
logger.groupEnd();
logger.count(); logger.count('x'); logger.count(); logger.countReset(); logger.count();
logger.assert(true, 'no'); logger.assert(false, 'yes %s', 1); logger.assert(false); logger.assert(0, { a: 1 });
logger.dir({ a: { b: { c: {} } } }, { depth: 0 });
logger.table([{ a: 1, b: 2 }, { a: 3 }]);
logger.table([{ a: 1, b: 2 }], ['b']);
logger.table(5);
logger.dirxml([1], 2);
console.log(out.lines, err.lines);
const wide = new Console({ stdout: process.stdout, groupIndentation: 5, inspectOptions: { depth: 0, compact: false } });
wide.group('five');
wide.log({ a: { b: 1 } });
wide.groupEnd();
wide.log('back');
const colours = new Console({ stdout: process.stdout, colorMode: true });
colours.log({ a: 1, s: 'x' }, 'text');
const none = new Console({ stdout: process.stdout, colorMode: false });
none.log({ a: 1 });
console.log(logger instanceof Console, typeof logger.log, logger.log.name, Console.name, Console.length, Object.keys(logger).join());
const { log } = logger;
log('detached');
console.log(out.lines.at(-1), Console(process.stdout) instanceof Console);
class Loud extends Console {
  constructor() { super(process.stdout); }
  log(...args) { super.log('LOUD', ...args); }
  shout(text) { this.log(text.toUpperCase()); }
}
new Loud().shout('hi');
new Loud().info('quiet');
for (const args of [[], [{}], [{ stdout: {} }], [{ stdout: process.stdout, stderr: 5 }], [{ stdout: process.stdout, colorMode: 'yes' }], [{ stdout: process.stdout, groupIndentation: 'x' }], [{ stdout: process.stdout, groupIndentation: -1 }], [{ stdout: process.stdout, groupIndentation: 1.5 }], [{ stdout: process.stdout, inspectOptions: 5 }], [{ stdout: process.stdout, inspectOptions: { colors: true }, colorMode: 'auto' }]]) {
  try { new Console(...args); console.log('made'); } catch (error) { console.log(error.name, error.code, error.message); }
}
const failing = new Writable({ write(chunk, encoding, callback) { callback(new Error('disk full')); } });
new Console(failing).log('ignored');
setImmediate(() => {
  const strict = new Console({ stdout: new Writable({ write(chunk, encoding, callback) { callback(new Error('told')); } }).on('error', error => console.log('error event:', error.message)), ignoreErrors: false });
  strict.log('x');
});
