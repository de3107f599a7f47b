// origin: blog post, a tiny redux from scratch
const createStore = (reducer, preloaded, enhancer) => {
  if (enhancer) return enhancer(createStore)(reducer, preloaded);
  let state = preloaded, listeners = [];
  const store = {
    getState: () => state,
    dispatch(action) {
      if (typeof action.type === 'undefined') throw new Error('Actions must have a type');
      state = reducer(state, action);
      listeners.forEach(l => l());
      return action;
    },
    subscribe(l) {
      listeners.push(l);
      return () => { listeners = listeners.filter(x => x !== l); };
    },
  };
  store.dispatch({ type: '@@INIT' });
  return store;
};
const combineReducers = (rs) => (state = {}, action) =>
  Object.keys(rs).reduce((next, k) => ({ ...next, [k]: rs[k](state[k], action) }), {});
const thunk = ({ dispatch, getState }) => next => action =>
  typeof action === 'function' ? action(dispatch, getState) : next(action);
const logger = ({ getState }) => next => action => {
  console.log('>', action.type);
  const r = next(action);
  console.log('<', JSON.stringify(getState()));
  return r;
};
const applyMiddleware = (...mws) => create => (...args) => {
  const store = create(...args);
  let dispatch = () => { throw new Error('too early'); };
  const api = { getState: store.getState, dispatch: (...a) => dispatch(...a) };
  dispatch = mws.map(m => m(api)).reduceRight((next, m) => m(next), store.dispatch);
  return { ...store, dispatch };
};

const todos = (s = [], a) => {
  switch (a.type) {
    case 'add': return [...s, { text: a.text, done: false }];
    case 'toggle': return s.map((t, i) => i === a.i ? { ...t, done: !t.done } : t);
    default: return s;
  }
};
const filter = (s = 'all', a) => a.type === 'filter' ? a.value : s;
const store = createStore(combineReducers({ todos, filter }), undefined, applyMiddleware(thunk, logger));
const un = store.subscribe(() => console.log('  listener sees', store.getState().todos.length));
store.dispatch({ type: 'add', text: 'milk' });
store.dispatch(async (dispatch, get) => {
  await null;
  dispatch({ type: 'add', text: `bread (${get().todos.length})` });
  un();
  dispatch({ type: 'toggle', i: 0 });
  console.log(store.getState());
});
store.dispatch({ type: 'filter', value: 'done' });
try { store.dispatch({}); } catch (e) { console.log(e.message); }
console.log(store);
