const events = require('events');
const {EventEmitter} = events;
const told = (f) => { try { console.log(f()); } catch (error) { console.log(error.name, error.code, error.message); } };
for (const wanted of [1, [], {}, 'yes', true, false, undefined]) told(() => typeof new EventEmitter({captureRejections: wanted}));
for (const value of [{message: 'plain'}, 'text', Symbol('s'), undefined, {[Symbol.for('nodejs.util.inspect.custom')]() { throw new Error('no'); }}]) told(() => new EventEmitter().emit('error', value));
const plain = {};
EventEmitter.prototype.on.call(plain, 'x', () => {});
EventEmitter.prototype.on.call(plain, 'x', () => {});
console.log(EventEmitter.prototype.listenerCount.call(plain, 'x'), events.listenerCount(plain, 'x'));
for (const most of [5, -1, NaN, '3']) {
  told(() => { events.defaultMaxListeners = most; return events.defaultMaxListeners; });
  told(() => new EventEmitter().setMaxListeners(most).getMaxListeners());
  told(() => { events.setMaxListeners(most); return new EventEmitter().getMaxListeners(); });
}
const emitter = new EventEmitter();
const target = new EventTarget();
told(() => [events.getMaxListeners(emitter), events.getMaxListeners(target)]);
told(() => { events.setMaxListeners(7, emitter, target); return [events.getMaxListeners(emitter), events.getMaxListeners(target)]; });
told(() => events.setMaxListeners(7, 'nothing'));
told(() => events.getMaxListeners({}));
const one = () => {};
emitter.on('a', one).once('a', one).on('a', () => {});
console.log(emitter.listenerCount('a'), emitter.listenerCount('a', one), emitter.listenerCount('b', one), emitter.listenerCount('a', () => {}));
console.log(Event.NONE, Event.CAPTURING_PHASE, Event.AT_TARGET, Event.BUBBLING_PHASE, Object.keys(Event));

// Without a call of the constructor the class's setting holds.
function Bare() {}
Object.setPrototypeOf(Bare.prototype, EventEmitter.prototype);
EventEmitter.captureRejections = true;
const bare = new Bare();
bare.on('work', async () => { throw new Error('late'); });
bare.on('error', (error) => console.log('heard', error.message));
bare.emit('work');
setTimeout(() => { EventEmitter.captureRejections = false; }, 5);
told(() => { EventEmitter.captureRejections = 1; });

process.on('exit', (code) => {
  console.log(process._exiting, code);
  process.nextTick(() => console.log('never'));
});
