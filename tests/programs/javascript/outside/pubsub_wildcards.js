// origin: blog post, publish/subscribe with wildcards, once and history
class Bus {
  #subs = new Map(); #log = []; #depth = 0;
  on(pattern, fn, { once = false, replay = false } = {}) {
    const sub = { re: new RegExp('^' + pattern.replace(/\./g, '\\.').replace(/\*\*/g, '.+').replace(/(?<!\.)\*/g, '[^.]+') + '$'), fn, once };
    const id = Symbol(pattern);
    this.#subs.set(id, sub);
    if (replay) for (const { topic, data } of this.#log) if (sub.re.test(topic)) fn(data, topic);
    return () => this.#subs.delete(id);
  }
  emit(topic, data) {
    this.#log.push({ topic, data });
    if (++this.#depth > 5) { this.#depth--; throw new RangeError('too deep: ' + topic) }
    let n = 0; const errors = [];
    try {
      for (const [id, s] of [...this.#subs]) if (s.re.test(topic)) { if (s.once) this.#subs.delete(id); n++; try { s.fn(data, topic, this) } catch (e) { errors.push(e) } }
    } finally { this.#depth-- }
    if (errors.length) throw new AggregateError(errors, `${errors.length} of ${n} listeners failed`);
    return n;
  }
  get patterns() { return [...this.#subs.keys()].map(s => s.description) }
}
const bus = new Bus(); const say = tag => (d, t) => console.log(tag.padEnd(6), t, d);
bus.on('user.created', say('exact')); bus.on('user.*', say('star')); bus.on('**', say('all')); const off = bus.on('order.*.paid', say('paid')); bus.on('boot', say('once'), { once: true });
console.log(bus.emit('user.created', { id: 1 }), bus.emit('user.deleted.soft', 2), bus.emit('order.7.paid', [9.5]), bus.emit('boot'), bus.emit('boot'), off(), off(), bus.emit('order.8.paid'));
bus.on('user.*', say('replay'), { replay: true }); bus.on('bad', () => { throw new TypeError('first') }); bus.on('bad', () => { throw 'second' });
try { bus.emit('bad', null) } catch (e) { console.log(e.name, e.message, e.errors.map(String)) }
bus.on('loop', (d, t, b) => b.emit('loop', d + 1)); try { bus.emit('loop', 0) } catch (e) { let depth = 0; for (let x = e; x; x = x.errors?.[0]) { depth++; if (!x.errors) console.log('bottom', x.message) } console.log('depth', depth) }
console.log(bus.patterns, bus);
