// origin: blog post, fine grained reactivity with signals, memo, batch, untracked and cleanup
let observer = null, depth = 0; const queue = new Set();
function signal(value, { equals = Object.is, name } = {}) {
  const subs = new Set();
  const read = () => { if (observer) { subs.add(observer); observer.deps.add(subs); } return value; };
  const write = v => { v = typeof v === 'function' ? v(value) : v; if (equals(v, value)) return false; value = v; for (const s of [...subs]) s.stale(); if (!depth) flush(); return true; };
  Object.defineProperty(read, 'name', { value: name ?? 'signal' });
  return [read, write];
}
function effect(fn, { lazy = false, label = fn.name } = {}) {
  const node = {
    label, deps: new Set(), cleanups: [], runs: 0,
    stale() { queue.add(node); },
    run() {
      node.dispose(); const before = observer; observer = node; node.runs++;
      try { return fn(); } finally { observer = before; }
    },
    dispose() { node.cleanups.splice(0).forEach(c => c()); for (const d of node.deps) d.delete(node); node.deps.clear(); },
  };
  if (!lazy) node.run();
  return node;
}
const onCleanup = f => observer?.cleanups.push(f);
function memo(fn) {
  const [get, set] = signal(undefined, { name: 'memo ' + fn.name });
  let dirty = true;
  const node = effect(() => { dirty = false; set(fn()); }, { lazy: true });
  node.stale = () => { if (!dirty) { dirty = true; node.run(); } };
  return () => { if (dirty) node.run(); return get(); };
}
function flush() { let guard = 0; for (const n of queue) { queue.delete(n); if (guard++ > 50) throw new Error(`cycle in ${n.label}`); n.run(); } }
const batch = f => { depth++; try { return f(); } finally { if (!--depth) flush(); } };
const untracked = f => { const b = observer; observer = null; try { return f(); } finally { observer = b; } };

const [first, setFirst] = signal('Grace', { name: 'first' }), [last, setLast] = signal('Hopper'), [visible, setVisible] = signal(true);
const full = memo(function full() { console.log('  computing full'); return `${first()} ${last()}`; });
const view = effect(function view() { onCleanup(() => console.log('  cleanup')); console.log('view:', visible() ? full() : '(hidden)', untracked(() => last().length)); });
setFirst('Ada'); batch(() => { setFirst('Alan'); setLast('Turing'); setLast(l => l + '!'); });
setVisible(false); console.log(setLast('Lovelace'), setLast('Lovelace')); setVisible(true);
console.log(first, first.name, view, full.name, full.length);
view.dispose(); setFirst('Nobody');
const [n, setN] = signal(0); let caught;
effect(function climber() { if (n() < 3) setN(n() + 1); console.log('n is', n()); });
try { effect(function eager() { if (n() < 9) setN(n() + 1); }); } catch (e) { caught = e; } console.log(caught?.message, n());
