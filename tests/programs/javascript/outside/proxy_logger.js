// origin: blog post: a proxy that logs reads and writes
const target = { name: 'Ada', tags: ['a'] };
const log = [];
const p = new Proxy(target, {
  get(t, k, r) { log.push(`get ${String(k)}`); return Reflect.get(t, k, r); },
  set(t, k, v) { log.push(`set ${String(k)}=${v}`); t[k] = v; return true; },
  has(t, k) { log.push(`has ${String(k)}`); return k in t; },
  deleteProperty(t, k) { log.push(`delete ${String(k)}`); return delete t[k]; },
});
p.age = 36;
console.log(p.name, 'age' in p, p.tags.length);
delete p.age;
console.log(log.join('; '));
console.log(target);
