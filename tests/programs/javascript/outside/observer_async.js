// origin: tutorial: a store that notifies asynchronously
function createStore(reducer, state = reducer(undefined, { type: '@@init' })) {
  const listeners = new Set();
  let scheduled = false;
  return {
    getState: () => state,
    subscribe(fn) { listeners.add(fn); return () => listeners.delete(fn); },
    dispatch(action) {
      state = reducer(state, action);
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(() => { scheduled = false; for (const l of listeners) l(state); });
    },
  };
}
const store = createStore((s = { count: 0 }, a) => (a.type === 'inc' ? { ...s, count: s.count + (a.by ?? 1) } : s));
const stop = store.subscribe((s) => console.log('notified', s));
store.dispatch({ type: 'inc' });
store.dispatch({ type: 'inc', by: 5 });
console.log('now', store.getState());
setTimeout(() => { stop(); store.dispatch({ type: 'inc' }); console.log('later', store.getState()); }, 1);
