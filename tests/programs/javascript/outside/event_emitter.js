// origin: interview task, write your own event emitter
class EventEmitter {
  constructor() {
    this._events = {};
  }
  on(name, fn) {
    (this._events[name] = this._events[name] || []).push(fn);
    return () => this.off(name, fn);
  }
  once(name, fn) {
    const wrapper = (...args) => {
      this.off(name, wrapper);
      fn.apply(this, args);
    };
    wrapper.original = fn;
    return this.on(name, wrapper);
  }
  off(name, fn) {
    if (!this._events[name]) return this;
    this._events[name] = this._events[name].filter(f => f !== fn && f.original !== fn);
    if (this._events[name].length === 0) delete this._events[name];
    return this;
  }
  emit(name, ...args) {
    const list = this._events[name];
    if (!list) {
      if (name === 'error') throw args[0];
      return false;
    }
    list.slice().forEach(f => f.call(this, ...args));
    return true;
  }
}

const bus = new EventEmitter();
const unsubscribe = bus.on('msg', function (text) {
  console.log('first', text, this === bus);
});
bus.once('msg', (text, n) => console.log('once', text, n));
bus.on('msg', t => console.log('last', t));
console.log(bus.emit('msg', 'hello', 42));
unsubscribe();
console.log(bus.emit('msg', 'again'));
console.log(bus.emit('nothing'));
console.log(bus);
try {
  bus.emit('error', new RangeError('unhandled error event'));
} catch (e) {
  console.log(`${e}`);
}
