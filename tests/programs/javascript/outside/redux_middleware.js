// origin: blog post, a store with combined reducers, middleware and thunks
const combine = (rs) => (s = {}, a) => Object.entries(rs).reduce((out, [k, r]) => { const v = r(s[k], a); if (v === undefined) throw new Error(`reducer "${k}" returned undefined for ${a.type}`); return v === s[k] ? out : { ...out, [k]: v } }, s);
const applyMiddleware = (...ms) => create => (r, s) => { const store = create(r, s); let dispatch = () => { throw new Error('not yet') }; const api = { getState: store.getState, dispatch: (...a) => dispatch(...a) }; dispatch = ms.map(m => m(api)).reduceRight((next, m) => m(next), store.dispatch); return { ...store, dispatch } };
const createStore = (reducer, state, enhancer) => {
  if (enhancer) return enhancer(createStore)(reducer, state);
  let ls = [], busy = false;
  const store = { getState: () => state, subscribe: f => { ls = [...ls, f]; return () => { ls = ls.filter(x => x !== f) } }, dispatch(a) { if (typeof a?.type !== 'string') throw new TypeError('actions need a type, got ' + JSON.stringify(a)); if (busy) throw new Error('reducers may not dispatch'); try { busy = true; state = reducer(state, a) } finally { busy = false } ls.forEach(f => f()); return a } };
  store.dispatch({ type: '@@init' });
  return store;
};
const todos = (s = [], a) => a.type === 'add' ? [...s, { text: a.text, done: false }] : a.type === 'toggle' ? s.map((t, i) => i === a.i ? { ...t, done: !t.done } : t) : s;
const filter = (s = 'all', a) => a.type === 'filter' ? a.value : s;
const logger = ({ getState }) => next => a => { console.group(a.type); const r = next(a); console.log('state', getState()); console.groupEnd(); return r };
const thunk = ({ dispatch, getState }) => next => a => typeof a === 'function' ? a(dispatch, getState) : next(a);
const store = createStore(combine({ todos, filter }), undefined, applyMiddleware(thunk, logger));
const un = store.subscribe(() => console.log('  listener', store.getState().todos.length));
store.dispatch({ type: 'add', text: 'learn' }); store.dispatch({ type: 'add', text: 'sleep' }); const before = store.getState(); store.dispatch({ type: 'toggle', i: 1 }); console.log(before.todos[0] === store.getState().todos[0], before.filter === store.getState().filter, before === store.getState()); un(); store.dispatch({ type: 'nothing' });
store.dispatch(async (d, get) => { await null; d({ type: 'add', text: 'async ' + get().todos.length }); return 'thunk result' }).then(r => console.log(r, store.getState()));
for (const bad of [{}, null, { type: 5 }]) try { store.dispatch(bad) } catch (e) { console.log(e.name, e.message); console.groupEnd() }
try { createStore(combine({ broken: (s, a) => a.type === 'x' ? undefined : 1 })).dispatch({ type: 'x' }) } catch (e) { console.log(e.message) } const selector = (...fs) => { const f = fs.pop(); let last = [], v; return s => { const args = fs.map(g => g(s)); if (args.some((x, i) => x !== last[i])) { console.log('recompute'); v = f(...args); last = args } return v } }; const open = selector(s => s.todos, ts => ts.filter(t => !t.done).map(t => t.text)); console.log(open(store.getState()), open(store.getState()));
