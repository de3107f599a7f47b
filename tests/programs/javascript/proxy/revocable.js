// Access that can be taken back.
function grant(resource) {
  const { proxy, revoke } = Proxy.revocable(resource, {
    get(target, key, receiver) { console.log('access', String(key)); return Reflect.get(target, key, receiver); },
  });
  return { resource: proxy, revoke };
}
const lease = grant({ secret: 42, list: [1] });
console.log(lease.resource.secret, lease.resource.list.length);
lease.revoke();
lease.revoke();
const r = lease.resource;
const attempts = {
  get: () => r.secret, set: () => { r.secret = 1; }, has: () => 'secret' in r, delete: () => delete r.secret,
  keys: () => Object.keys(r), names: () => Object.getOwnPropertyNames(r), entries: () => Object.entries(r), spread: () => ({ ...r }),
  describe: () => Object.getOwnPropertyDescriptor(r, 'a'), define: () => Object.defineProperty(r, 'a', { value: 1 }),
  proto: () => Object.getPrototypeOf(r), setProto: () => Object.setPrototypeOf(r, null), extensible: () => Object.isExtensible(r),
  prevent: () => Object.preventExtensions(r), freeze: () => Object.freeze(r), isFrozen: () => Object.isFrozen(r), forIn: () => { for (const k in r); },
  json: () => JSON.stringify(r), string: () => `${r}`, plus: () => r + 1, isArray: () => Array.isArray(r), instanceOf: () => r instanceof Object,
  tag: () => Object.prototype.toString.call(r), call: () => r(), construct: () => new r(), inherit: () => Object.create(r).x,
  assign: () => Object.assign({}, r), iterate: () => [...r], destructure: () => { const { a } = r; }, concat: () => [].concat(r),
  reflectGet: () => Reflect.get(r, 'a'), reflectSet: () => Reflect.set(r, 'a', 1), reflectKeys: () => Reflect.ownKeys(r),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try { console.log(name, attempt()); } catch (e) { console.log(name, String(e)); }
}
console.log(typeof r, r, [r], { r }, r === lease.resource, new WeakSet([r]).has(r));
const f = Proxy.revocable(function () {}, {});
f.revoke();
console.log(typeof f.proxy, f);
try { f.proxy(); } catch (e) { console.log(e.message); }
try { new f.proxy(); } catch (e) { console.log(e.message); }
console.log(Proxy.length, Proxy.name, Proxy.prototype, typeof Proxy.revocable, Object.getOwnPropertyNames(Proxy).join());
for (const make of [() => Proxy({}, {}), () => new Proxy(), () => new Proxy({}), () => new Proxy(1, {}), () => Proxy.revocable({}, 'x'), () => { class A extends Proxy {} }]) {
  try { console.log(make()); } catch (e) { console.log(String(e)); }
}
console.log(Object.prototype.toString.call(new Proxy([], {})), Object.prototype.toString.call(new Proxy(() => {}, {})), String(new Proxy(() => {}, {})));
console.log(Array.isArray(new Proxy(new Proxy([], {}), {})));
