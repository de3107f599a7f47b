// origin: small utility, a cache in sessionStorage with expiry counted by hand and bad JSON survived
sessionStorage.clear();
let now = 0;
const cache = {
  set(k, v, ttl = Infinity) { sessionStorage.setItem('c:' + k, JSON.stringify({ v, until: ttl === Infinity ? null : now + ttl })); },
  get(k) {
    const raw = sessionStorage.getItem('c:' + k);
    if (raw === null) return undefined;
    try { const { v, until } = JSON.parse(raw); if (until !== null && until <= now) { sessionStorage.removeItem('c:' + k); return undefined; } return v; }
    catch (e) { console.log('bad entry', k, e.name); sessionStorage.removeItem('c:' + k); }
  },
};
cache.set('user', { name: 'Ana' }); cache.set('token', 'abc', 10); sessionStorage.setItem('c:broken', '{oops');
console.log(cache.get('user').name, cache.get('token'), cache.get('broken'), cache.get('nothing'));
now = 10; console.log(cache.get('token'), sessionStorage.length, sessionStorage.key(0), sessionStorage.key(5));
sessionStorage.number = 5; sessionStorage['a b'] = null; sessionStorage.setItem('obj', {}); sessionStorage.setItem('arr', [1, [2, 3]]);
console.log(typeof sessionStorage.number, sessionStorage.getItem('a b'), sessionStorage.obj, sessionStorage.arr, sessionStorage.missing, sessionStorage.getItem('missing'));
console.log(Object.keys(sessionStorage).sort().join(), 'obj' in sessionStorage, delete sessionStorage.obj, 'obj' in sessionStorage, JSON.stringify({ ...sessionStorage }.arr));
sessionStorage.clear(); console.log(sessionStorage.length);
