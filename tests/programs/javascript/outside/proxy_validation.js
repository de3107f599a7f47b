// origin: blog post, ten things to do with a Proxy
const validator = new Proxy({}, {
  set(t, k, v, r) {
    if (k === 'age' && !Number.isInteger(v)) throw new TypeError(`age must be an integer, got ${typeof v}`);
    return Reflect.set(t, k, v, r);
  },
  get: (t, k) => k in t ? t[k] : `no ${String(k)} here`,
  has: (t, k) => !String(k).startsWith('_') && k in t,
  deleteProperty(t, k) { console.log('deleting', k); return delete t[k] },
  ownKeys: (t) => Reflect.ownKeys(t).filter(k => !String(k).startsWith('_')),
});
validator.age = 30; validator._secret = 1; validator.name = 'Bo';
try { validator.age = '31' } catch (e) { console.log(e.message) }
console.log(validator.age, validator.missing, '_secret' in validator, Object.keys(validator), JSON.stringify({ ...validator }));
delete validator.name;
console.log(validator);
const negative = (arr) => new Proxy(arr, { get: (t, k, r) => typeof k === 'string' && /^-\d+$/.test(k) ? t.at(+k) : Reflect.get(t, k, r) });
const n = negative([10, 20, 30]);
console.log(n[-1], n[0], n.length, n.map(x => x + 1), Array.isArray(n), n);
const range = new Proxy({}, { has: (_, k) => { const x = Number(k); return x >= 1 && x <= 10 } });
console.log(5 in range, 11 in range);
const fn = new Proxy(function add(a, b) { return a + b }, {
  apply: (t, th, args) => { console.log('called with', args); return t(...args) * 10 },
  construct: (t, args) => ({ built: args }),
});
console.log(fn(1, 2), new fn(3), fn.call(null, 4, 5), fn.name, typeof fn, fn);
const path = (p = []) => new Proxy(() => p.join('/'), { get: (_, k) => path([...p, k]) });
console.log(path().api.users[42].posts());
const { proxy, revoke } = Proxy.revocable({ a: 1 }, {});
console.log(proxy.a); revoke();
try { proxy.a } catch (e) { console.log(e.message) }
const frozen = new Proxy(Object.freeze({ x: 1 }), { get: () => 2 });
try { frozen.x } catch (e) { console.log(e.message) }
'use strict';
const ro = new Proxy({}, { set: () => false, defineProperty: () => false });
ro.x = 1; console.log(ro.x);
try { Object.defineProperty(ro, 'x', { value: 1 }) } catch (e) { console.log(e.message) }
try { (function () { 'use strict'; ro.x = 1 })() } catch (e) { console.log(e.message) }
try { new Proxy(1, {}) } catch (e) { console.log(e.message) }
