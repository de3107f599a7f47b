// Which builtins stand in a trace between a getter or setter and what used it.
const where = error => error.stack.split('\n').slice(1, 5).map(line => line.trim().replace(/\/.*\//, '')).join(' < ');
function attempt(work) {
  try { work(); } catch (error) { console.log(error.message, '|', where(error)); }
}
const target = {
  get broken() { throw new Error('getter'); },
  set broken(value) { throw new Error('setter'); },
  method() { throw new Error('method'); },
};
attempt(() => Reflect.get(target, 'broken'));
attempt(() => Reflect.get(target, 'broken', {}));
attempt(() => Reflect.set(target, 'broken', 1));
attempt(() => Reflect.apply(target.method, target, []));
attempt(() => Reflect.construct(function Made() { throw new Error('made'); }, []));
const proxy = new Proxy(target, { get(t, key, receiver) { return Reflect.get(t, key, receiver); }, set: (t, key, value) => Reflect.set(t, key, value), has(t, key) { throw new Error('has'); }, ownKeys() { throw new Error('keys'); }, getOwnPropertyDescriptor() { throw new Error('own'); }, apply() { throw new Error('apply'); } });
attempt(() => proxy.broken);
attempt(() => { proxy.broken = 1; });
attempt(() => 'x' in proxy);
attempt(() => Reflect.has(proxy, 'x'));
attempt(() => Object.keys(proxy));
attempt(() => Reflect.ownKeys(proxy));
attempt(() => ({ ...proxy }));
attempt(() => JSON.stringify(target));
attempt(() => Object.entries(target));
attempt(() => Object.assign({}, target));
attempt(() => Object.fromEntries({ [Symbol.iterator]: () => { throw new Error('iterate'); } }));
