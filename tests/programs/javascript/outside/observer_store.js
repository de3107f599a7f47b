// origin: blog post, a tiny state container from scratch
class Store {
  #state; #rules; #watchers = new Set(); #send;
  constructor(rules, plugins = []) {
    this.#rules = rules;
    this.#state = Object.fromEntries(Object.entries(rules).map(([slice, rule]) => [slice, rule(undefined, {})]));
    this.#send = plugins.reduceRight((inner, plugin) => plugin(this, inner), (message) => this.#apply(message));
  }
  get state() { return this.#state; }
  send(message) { return this.#send(message); }
  watch(fn) { this.#watchers.add(fn); return () => this.#watchers.delete(fn); }
  #apply(message) {
    if (!message.kind) throw new TypeError('a message needs a kind: ' + JSON.stringify(message));
    const next = {};
    for (const slice in this.#rules) next[slice] = this.#rules[slice](this.#state[slice], message);
    this.#state = next;
    for (const fn of this.#watchers) fn(next);
    return message.kind;
  }
}
const deferred = (store, inner) => (m) => (typeof m === 'function' ? m((x) => store.send(x), store) : inner(m));
const logger = (store, inner) => (m) => {
  console.log('>', m.kind ?? '?');
  const result = inner(m);
  console.log('<', JSON.stringify(store.state));
  return result;
};
const rules = {
  list(items = [], { kind, text, index }) {
    switch (kind) {
      case 'add': return [...items, { text, done: false }];
      case 'tick': return items.map((it, i) => (i === index ? { ...it, done: !it.done } : it));
      default: return items;
    }
  },
  show: (mode = 'all', m) => (m.kind === 'show' ? m.mode : mode),
};
const store = new Store(rules, [deferred, logger]);
const stop = store.watch((s) => console.log('  watcher sees', s.list.length));
console.log(store.send({ kind: 'add', text: 'milk' }));
store.send(async (send, { state }) => {
  await null;
  send({ kind: 'add', text: `bread (${state.list.length})` });
  console.log(stop(), stop());
  send({ kind: 'tick', index: 0 });
  console.log(store.state);
});
store.send({ kind: 'show', mode: 'done' });
try { store.send({}); } catch (e) { console.log(e.name, e.message); }
console.log(store);
