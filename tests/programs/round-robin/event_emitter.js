const EventEmitter = require('events');
const bus = new EventEmitter();
bus.on('done', name => console.log('done', name));
function* worker(name, n) {
  while (n-- > 0) yield;
  bus.emit('done', name);
}
spawn(worker('slow', 4), 'slow');
spawn(worker('fast', 1), 'fast');
bus.once('done', () => spawn(() => console.log('first one home'), 'party'));
