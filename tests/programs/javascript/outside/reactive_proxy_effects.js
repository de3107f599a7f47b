// origin: blog post, reactivity with Proxy: effects, computed values and batching
let active = null; const queue = new Set(); const deps = new WeakMap();
const track = (t, k) => { if (!active) return; const m = deps.get(t) ?? deps.set(t, new Map()).get(t); (m.get(k) ?? m.set(k, new Set()).get(k)).add(active) };
const trigger = (t, k) => { for (const e of deps.get(t)?.get(k) ?? []) { if (e.scheduler) e.scheduler(e); else { if (!queue.size) queueMicrotask(() => { const es = [...queue]; queue.clear(); es.forEach(e => e()) }); queue.add(e) } } };
const cache = new WeakMap();
function reactive(obj) {
  if (typeof obj !== 'object' || obj === null) return obj;
  if (cache.has(obj)) return cache.get(obj);
  const p = new Proxy(obj, {
    get(t, k, r) { if (k === '__raw') return t; track(t, k); return reactive(Reflect.get(t, k, r)) },
    set(t, k, v, r) { const had = Object.hasOwn(t, k), old = t[k], ok = Reflect.set(t, k, v?.__raw ?? v, r); if (!had) trigger(t, Symbol.for('keys')); if (!Object.is(old, v)) trigger(t, k); return ok },
    ownKeys(t) { track(t, Symbol.for('keys')); return Reflect.ownKeys(t) },
    deleteProperty(t, k) { const had = k in t, ok = delete t[k]; if (had) { trigger(t, k); trigger(t, Symbol.for('keys')) } return ok },
  });
  cache.set(obj, p);
  return p;
}
function effect(fn, scheduler) { const run = () => { const prev = active; active = run; try { return fn() } finally { active = prev } }; run.scheduler = scheduler; run(); return run }
function computed(get) { let dirty = true, v; const holder = {}; const run = () => { const prev = active; active = mark; try { v = get() } finally { active = prev } dirty = false }; const mark = () => { }; mark.scheduler = () => { if (!dirty) { dirty = true; trigger(holder, 'value') } }; return { get value() { if (dirty) { console.log('  (computing)'); run() } track(holder, 'value'); return v } } }
const state = reactive({ n: 1, user: { name: 'Ana' }, list: [1, 2] });
effect(() => console.log('n is', state.n)); effect(() => console.log('name is', state.user.name)); effect(() => console.log('keys', Object.keys(state).join())); effect(() => console.log('sum', state.list.reduce((a, b) => a + b, 0)));
const double = computed(() => state.n * 2); console.log(double.value, double.value); effect(() => console.log('double', double.value));
(async () => {
  state.n = 2; state.n = 3; await null; await null; console.log('--'); state.user.name = 'Bia'; state.user.name = 'Bia'; await null; await null; console.log('--');
  state.extra = true; delete state.extra; await null; await null; console.log('--'); state.list.push(10); await null; await null; console.log('--'); state.user = { name: 'Caio' }; await null; await null; console.log(state, state.user === state.user, state.user.__raw === state.user, Array.isArray(state.list), JSON.stringify(state));
})();
