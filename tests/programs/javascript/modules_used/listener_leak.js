// The warning about too many listeners, and what it carries.
const { EventEmitter } = require('events');
const emitter = new EventEmitter();
emitter.setMaxListeners(2);
process.on('warning', ({ name, message, emitter: from, type, count }) => console.log(name, message, from === emitter, type, count));
for (let i = 0; i < 4; i++) emitter.on('data', () => {});
class Queue extends EventEmitter {}
const queue = new Queue();
const kDone = Symbol('done');
for (let i = 0; i < 11; i++) queue.once(kDone, () => {});
console.log(emitter.listenerCount('data'), queue.listenerCount(kDone));
