// Small things people build with proxies.
const Enum = (...names) => new Proxy(Object.freeze(Object.fromEntries(names.map((n, i) => [n, i]))), {
  get(target, name) {
    if (typeof name === 'symbol' || name in target) return target[name];
    throw new ReferenceError(`Unknown enum key "${name}"`);
  },
  set(target, name) { throw new TypeError(`Cannot change enum key "${String(name)}"`); },
});
const Color = Enum('RED', 'GREEN');
console.log(Color.RED, Color.GREEN, Object.keys(Color), Color);
try { Color.BLUE; } catch (e) { console.log(String(e)); }
try { Color.RED = 5; } catch (e) { console.log(String(e)); }

const range = (from, to) => new Proxy({}, { has: (_, n) => +n >= from && +n <= to });
console.log(5 in range(1, 10), 15 in range(1, 10), '3' in range(1, 10));

const onChange = (object, listener) => new Proxy(object, {
  get(target, property, receiver) {
    const value = Reflect.get(target, property, receiver);
    return value && typeof value === 'object' ? onChange(value, (path, v) => listener([property, ...path], v)) : value;
  },
  set(target, property, value) { listener([property], value); return Reflect.set(target, property, value); },
  deleteProperty(target, property) { listener([property], undefined); return Reflect.deleteProperty(target, property); },
});
const state = onChange({ user: { name: 'x', tags: [] } }, (path, value) => console.log('changed', path.join('.'), value));
state.user.name = 'y';
state.user.tags.push('t');
delete state.user.name;
console.log(state);

// copy on write, the way immer does it
function produce(base, recipe) {
  const drafts = new Map();
  const draft = source => {
    if (drafts.has(source)) return drafts.get(source).proxy;
    const record = { source, copy: null, parent: null };
    record.proxy = new Proxy(source, {
      get(target, key) {
        const value = (record.copy ?? source)[key];
        return typeof value === 'object' && value !== null && !Object.prototype.isPrototypeOf.call(Array, value) ? draft(value) : value;
      },
      set(target, key, value) { record.copy ??= Array.isArray(source) ? [...source] : { ...source }; record.copy[key] = value; return true; },
      deleteProperty(target, key) { record.copy ??= { ...source }; delete record.copy[key]; return true; },
      has: (target, key) => key in (record.copy ?? source),
      ownKeys: () => Reflect.ownKeys(record.copy ?? source),
      getOwnPropertyDescriptor(target, key) {
        const own = Reflect.getOwnPropertyDescriptor(record.copy ?? source, key);
        return own && { ...own, writable: true, configurable: !Array.isArray(source) || key !== 'length' };
      },
    });
    drafts.set(source, record);
    return record.proxy;
  };
  recipe(draft(base));
  const finish = source => {
    const record = drafts.get(source);
    if (!record) return source;
    let result = record.copy ?? source;
    for (const key of Object.keys(result)) {
      const value = result[key];
      const done = typeof value === 'object' && value !== null ? finish(value) : value;
      if (done !== value) { if (result === source) result = Array.isArray(source) ? [...source] : { ...source }; result[key] = done; }
    }
    return result;
  };
  return finish(base);
}
const before = { todos: [{ text: 'a', done: false }, { text: 'b', done: false }], other: { kept: true } };
const after = produce(before, d => { d.todos[1].done = true; d.todos.push({ text: 'c' }); d.count = d.todos.length; });
console.log(before, after, before.other === after.other, before.todos[0] === after.todos[0]);

const autobind = object => new Proxy(object, { get: (t, k, r) => { const v = Reflect.get(t, k, r); return typeof v === 'function' ? v.bind(t) : v; } });
class Counter { n = 0; inc() { return ++this.n; } }
const { inc } = autobind(new Counter());
console.log(inc(), inc());

const caseless = o => new Proxy(o, { get: (t, k) => t[Object.keys(t).find(x => x.toLowerCase() === String(k).toLowerCase())], has: (t, k) => Object.keys(t).some(x => x.toLowerCase() === k.toLowerCase()) });
const headers = caseless({ 'Content-Type': 'text/html' });
console.log(headers['content-type'], headers['CONTENT-TYPE'], 'content-TYPE' in headers, headers.nope);

const pipe = value => { const fns = []; const p = new Proxy({}, { get(_, name) { if (name === 'get') return fns.reduce((v, f) => f(v), value); fns.push(ops[name]); return p; } }); return p; };
const ops = { double: n => n * 2, pow: n => n * n, reverse: n => Number(String(n).split('').reverse().join('')) };
console.log(pipe(3).double.pow.reverse.get);

const cached = new Proxy({}, { get(t, k) { if (!(k in t)) { console.log('miss', k); t[k] = k.length; } return t[k]; } });
console.log(cached.alpha, cached.alpha, cached.be);
const lazy = factory => { let real; return new Proxy({}, { get: (_, k) => (real ??= (console.log('creating'), factory()))[k] }); };
const service = lazy(() => ({ ping: () => 'pong' }));
console.log('before use');
console.log(service.ping(), service.ping());

const slices = new Proxy([1, 2, 3, 4, 5], { get(t, k, r) { if (typeof k === 'string' && k.includes(':')) { const [a, b] = k.split(':'); return t.slice(a || 0, b || undefined); } return Reflect.get(t, k, r); } });
console.log(slices['1:3'], slices[':-1'], slices['2:'], slices.length);
async function main() {
  const api = new Proxy({}, { get: (_, method) => async (...args) => { await null; if (method === 'fail') throw new Error('request failed'); return `${method}:${args}`; } });
  console.log(await api.users(1), await Promise.all([api.a(), api.b(2)]));
  try { await api.fail(); } catch (e) { console.log(e.message); }
  const thenable = new Proxy({}, { get(t, k) { console.log('asked for', String(k)); return k === 'then' ? resolve => resolve('through then') : undefined; } });
  console.log(await thenable);
  console.log(await Promise.resolve(new Proxy(Promise.resolve(1), {})).catch(e => e.message));
}
main();
