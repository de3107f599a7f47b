// origin: bug report: an error event that nobody listens to
const { EventEmitter, once } = require('events');
const bus = new EventEmitter();
bus.on('error', (e) => console.log('handled', e.message));
bus.emit('error', new Error('first'));
bus.removeAllListeners('error');
(async () => {
  setTimeout(() => bus.emit('ready', 'go', 1), 2);
  const args = await once(bus, 'ready');
  console.log(args);
  try {
    bus.emit('error', new Error('second'));
  } catch (e) {
    console.log('thrown', e.message);
  }
})();
