// origin: Node docs retold: once, prependListener, removeListener
const EventEmitter = require('events');
const e = new EventEmitter();
const log = (name) => (...args) => console.log(name, ...args);
const second = log('second');
e.on('x', log('first'));
e.on('x', second);
e.prependListener('x', log('zeroth'));
e.once('x', log('once'));
e.emit('x', 1, 2);
e.off('x', second);
console.log(e.emit('x', 3), e.emit('y'));
console.log(e.listenerCount('x'), e.eventNames());
