const util = require('util');
const EventEmitter = require('events');
function Stream2() {
  EventEmitter.call(this);
}
util.inherits(Stream2, EventEmitter);
Stream2.prototype.write = function (data) {
  this.emit('data', data);
};
const stream = new Stream2();
console.log(stream instanceof EventEmitter, Stream2.super_ === EventEmitter, Object.getOwnPropertyDescriptor(Stream2, 'super_').enumerable);
stream.on('data', data => console.log('received', data));
stream.write('it works');
for (const wrong of [() => util.inherits(null, EventEmitter), () => util.inherits(Stream2, null), () => util.inherits(Stream2, {})]) {
  try {
    wrong();
  } catch (error) {
    console.log(error.code, error.message);
  }
}
const old = util.deprecate((a, b) => a + b, 'add() is deprecated. Use plus() instead.', 'MY001');
console.log(old(1, 2), old(3, 4));
const older = util.deprecate(() => 'older', 'another text with the same code', 'MY001');
console.log(older());
class Legacy { constructor(x) { this.x = x; } }
const OldLegacy = util.deprecate(Legacy, 'Legacy is old');
console.log(new OldLegacy(5), new OldLegacy(6) instanceof Legacy);
process.on('warning', warning => console.log('warning:', warning.name, warning.message, warning.code));
