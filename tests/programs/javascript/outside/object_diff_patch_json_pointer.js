// origin: small library, JSON pointer, diff and patch of documents, deep freeze and merge
const encode = s => String(s).replace(/~/g, '~0').replace(/\//g, '~1'), decode = s => s.replace(/~1/g, '/').replace(/~0/g, '~');
function get(doc, ptr) { return ptr === '' ? doc : ptr.slice(1).split('/').reduce((o, k) => { const key = decode(k); if (o === null || typeof o !== 'object' || !(key in o)) throw new RangeError(`nothing at ${ptr}`, { cause: { key, in: o } }); return o[key]; }, doc); }
function* diff(a, b, path = '') {
  if (Object.is(a, b)) return;
  const both = [a, b].every(x => x && typeof x === 'object');
  if (!both || Array.isArray(a) !== Array.isArray(b)) { yield { op: 'replace', path, value: b, old: a }; return; }
  for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const p = `${path}/${encode(k)}`;
    if (!(k in b)) yield { op: 'remove', path: p, old: a[k] }; else if (!(k in a)) yield { op: 'add', path: p, value: b[k] }; else yield* diff(a[k], b[k], p);
  }
}
function patch(doc, ops) {
  doc = structuredClone(doc);
  for (const { op, path, value } of ops) {
    if (path === '') { doc = structuredClone(value); continue; }
    const at = path.lastIndexOf('/'), parent = get(doc, path.slice(0, at)), key = decode(path.slice(at + 1));
    if (Array.isArray(parent)) { const i = key === '-' ? parent.length : Number(key); if (op === 'remove') parent.splice(i, 1); else if (op === 'add') parent.splice(i, 0, value); else parent[i] = value; }
    else if (op === 'remove') delete parent[key]; else parent[key] = value;
  }
  return doc;
}
const deepFreeze = (o, seen = new WeakSet()) => { if (o && typeof o === 'object' && !seen.has(o)) { seen.add(o); Reflect.ownKeys(o).forEach(k => deepFreeze(o[k], seen)); Object.freeze(o); } return o; };
const before = deepFreeze({ title: 'Plan', 'a/b': { '~t': 1 }, tags: ['x', 'y', 'z'], owner: { name: 'Ana', contact: { mail: 'a@x.org', phones: [] } }, nan: NaN, none: null });
const after = { title: 'Plan B', 'a/b': { '~t': 2 }, tags: ['x', 'q'], owner: { name: 'Ana', contact: { mail: 'a@x.org', phones: ['1'] }, vip: true }, nan: NaN, none: {} };
const ops = [...diff(before, after)];
console.log(ops);
console.log(patch(before, ops.toReversed()));
console.log(require('util').isDeepStrictEqual(patch(before, ops.filter(o => o.op !== 'remove' || !/tags/.test(o.path)).concat({ op: 'remove', path: '/tags/2' })), after));
for (const p of ['', '/title', '/a~1b/~0t', '/tags/1', '/owner/contact/phones/0', '/nope/x', '/tags/length']) try { console.log(JSON.stringify(p), get(before, p)); } catch (e) { console.log(e); }
(() => { 'use strict'; for (const f of [() => { before.title = 1; }, () => { before.tags.push('w'); }, () => { before.tags.length = 0; }, () => { delete before.owner.name; }, () => { before.owner.contact.x = 1; }, () => Object.defineProperty(before, 'y', { value: 1 }), () => before.tags.sort(), () => { [before.tags[0]] = [1]; }, () => Object.setPrototypeOf(before, null), () => { before.tags.pop(); }, () => before.tags.fill(0), () => Object.assign(before, { title: 2 }), () => before.tags.reverse(), () => before.tags.unshift(1), () => before.tags.copyWithin(0, 1)]) try { console.log(f()); } catch (e) { console.log(e.name + ': ' + e.message); } })();
const merge = (t, ...ss) => ss.reduce((a, s) => (Object.keys(s).forEach(k => { a[k] = s[k] && typeof s[k] === 'object' && !Array.isArray(s[k]) ? merge({ ...a[k] }, s[k]) : s[k]; }), a), t);
console.log(merge({}, before, { owner: { contact: { city: 'SP' } } }, JSON.parse('{"__proto__": {"evil": 1}}')), {}.evil);
for (const bad of [() => structuredClone(() => {}), () => structuredClone({ a: { b: Symbol('s') } }), () => structuredClone(new WeakMap()), () => structuredClone(), () => structuredClone(new Proxy({ a: 1 }, {})), () => structuredClone(document), () => structuredClone(Promise.resolve()), () => structuredClone(new (class X { a = 1; })()), () => structuredClone([new Error('e', { cause: 'c' })])[0].cause, () => structuredClone({ get a() { return 5; } }), () => structuredClone(Object.create({ inherited: 1 })), () => structuredClone(new Date(NaN)), () => structuredClone(/a/gi).flags, () => structuredClone(new Set([1, new Map()]))]) try { console.log(bad()); } catch (e) { console.log(e.name, e.message); }
