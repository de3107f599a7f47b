// origin: tutorial on WeakMap, WeakSet, WeakRef and private data
const priv = new WeakMap();
class Counter {
  constructor(start) { priv.set(this, { n: start }) }
  inc() { return ++priv.get(this).n }
}
const c = new Counter(5);
console.log(c.inc(), c.inc(), c, priv.has(c), priv.has({}), priv.get('x'));
console.log(priv, new WeakSet([c]), new WeakRef(c).deref() === c, new WeakRef(c));
const seen = new WeakSet();
function visit(o) { if (seen.has(o)) return '(again)'; seen.add(o); return Object.values(o).map(v => typeof v === 'object' ? visit(v) : v) }
const loop = { a: 1, b: { c: 2 } }; loop.d = loop.b; console.log(visit(loop));
for (const f of [() => new WeakMap([[1, 2]]), () => priv.set(Symbol.for('x'), 1), () => seen.add(null), () => new WeakRef(3), () => new FinalizationRegistry(), () => WeakMap(), () => [...priv], () => priv.size, () => priv.forEach(x => x), () => new WeakMap([null]), () => new FinalizationRegistry(() => {}).register(1), () => { const o = {}; new FinalizationRegistry(() => {}).register(o, o) }]) {
  try { console.log(f()) } catch (e) { console.log(e.name + ': ' + e.message) }
}
console.log(priv.delete(c), priv.delete(c), priv.has(c));
try { c.inc() } catch (e) { console.log(e.message) }
const memo = new WeakMap(), area = s => memo.get(s) ?? (console.log('computing'), memo.set(s, s.w * s.h), memo.get(s));
const sq = { w: 2, h: 3 }; console.log(area(sq), area(sq), area({ ...sq }));
const reg = new FinalizationRegistry(v => console.log('collected', v)); reg.register({}, 'maybe'); console.log(reg, reg.unregister({}), Object.prototype.toString.call(reg));
