// origin: tutorial on registries, FinalizationRegistry only declared, WeakRef, WeakMap with private data
const registry = new FinalizationRegistry(name => console.log('never printed here', name));
const handles = new WeakMap();
class Bus {
  static #shared;
  static get shared() { return this.#shared ??= new this(); }
  #subs = new Map(); #depth = 0;
  on(pattern, fn, { priority = 0, once = false } = {}) {
    const entry = { pattern, test: new RegExp('^' + pattern.split('.').map(p => p === '*' ? '[^.]+' : p === '**' ? '.+' : p.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\.') + '$'), fn, priority, once };
    const list = this.#subs.get(pattern) ?? [];
    list.push(entry); this.#subs.set(pattern, list);
    const handle = Object.freeze({ off: () => { const i = list.indexOf(entry); return i >= 0 && !!list.splice(i, 1); } });
    handles.set(handle, entry); registry.register(handle, pattern, entry);
    return handle;
  }
  emit(topic, data) {
    const hits = [...this.#subs.values()].flat().filter(e => e.test.test(topic)).sort((a, b) => b.priority - a.priority);
    this.#depth++;
    try {
      for (const e of hits) {
        if (e.once) { const l = this.#subs.get(e.pattern); l.splice(l.indexOf(e), 1); }
        if (e.fn(data, topic, this.#depth) === false) break;
      }
    } finally { this.#depth--; }
    return hits.length;
  }
  static { Object.defineProperty(this.prototype, Symbol.toStringTag, { value: 'Bus' }); }
}
const bus = Bus.shared;
console.log(Bus.shared === bus, `${bus}`, bus, Bus);
const h = bus.on('user.*', (d, t, depth) => console.log('  '.repeat(depth), 'star', t, d));
bus.on('**', (d, t, depth) => console.log('  '.repeat(depth), 'all', t), { priority: 10 });
bus.on('user.login', (d, t, depth) => { console.log('  '.repeat(depth), 'login', d.name); bus.emit('audit.user.login', { by: d }); }, { priority: 5 });
bus.on('user.login', () => { console.log('   once'); return false; }, { once: true, priority: 1 });
console.log(bus.emit('user.login', { name: 'Ana' }));
console.log(bus.emit('user.login', { name: 'Bob' }), bus.emit('user.a.b'), bus.emit(''));
console.log(h.off(), h.off(), bus.emit('user.x'), handles.has(h), handles.get(h), handles);
const ref = new WeakRef(h); console.log(ref.deref() === h, ref, registry, new WeakSet([h]), typeof registry.unregister(bus));
for (const bad of [() => new WeakMap([[1, 2]]), () => new WeakRef('x'), () => new WeakSet([Symbol.for('a')]), () => registry.register(h, h), () => h.off = 1, () => Bus(), () => new FinalizationRegistry(), () => WeakRef.prototype.deref.call({}), () => Bus.prototype.emit.call({}, 'x')]) try { console.log('ok', bad()); } catch (e) { console.log(e.name, e.message); }
'use strict';
