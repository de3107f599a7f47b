const m = new Map([['a', 1], [NaN, 'nan'], [0, 'zero']]);
console.log(m.get(NaN), m.get(-0), m.set('b', 2) === m, m.size, m.delete('a'), m.delete('a'), m.has('a'), m);
console.log([...m.keys()], [...m.values()], [...m.entries()], m[Symbol.iterator] === m.entries, m.get('none'));
m.forEach(function (v, k, map) { console.log(k, v, map === m, this.x); }, { x: 'this' });
const live = new Map([[1, 'one'], [2, 'two'], [3, 'three']]);
for (const [k] of live) { console.log('visit', k); if (k === 1) { live.delete(2); live.set(4, 'four'); } if (k === 3) { live.delete(3); live.set(3, 'again'); if (live.size > 3) break; live.set(5, 'five'); } if (k === 5) break; }
console.log([...live.keys()]);
const s = new Set([1, 2, 2, 'x', 'x', NaN, NaN, 0, -0]);
console.log(s, s.size, s.add(3) === s, s.delete(1), s.has(2), [...s], [...s.entries()][0], s.keys === s.values);
for (const v of s) { if (v === 2) s.add('appended'); }
console.log([...s].pop());
const a = new Set([1, 2, 3]), b = new Set([2, 3, 4]);
console.log(new Set([...a].filter(x => b.has(x))), new Set([...a, ...b]), new Set([...a].filter(x => !b.has(x))));
const wm = new WeakMap(), key = {};
wm.set(key, 'secret');
console.log(wm.get(key), wm.has({}), wm.delete(key), wm.get(key), wm, new WeakSet([key]).has(key));
const attempt = f => { try { return f(); } catch (e) { return e.name + ': ' + e.message; } };
console.log(attempt(() => wm.set('k', 1)), attempt(() => new WeakSet([1])), attempt(() => Map()), attempt(() => new Map([1])), attempt(() => new Map(5)), attempt(() => new Set(5)), attempt(() => Map.prototype.get.call({}, 1)), attempt(() => Map.prototype.size));
const objKey = new Map([[{}, 1], [[], 2], [() => {}, 3]]);
console.log(objKey, objKey.get({}));
const it = new Map([['k', 'v']])[Symbol.iterator]();
console.log(it.next(), it.next(), it, Object.prototype.toString.call(it), new Set([5]).values(), new Map([[1, 2]]).entries());
console.log(new Map([['nested', new Map([['in', new Set([[1, { a: 1 }]])]])]]), Object.fromEntries(new Map([['x', 1]])), new Map(Object.entries({ p: 1, q: 2 })));
const counts = [...'mississippi'].reduce((mm, c) => mm.set(c, (mm.get(c) || 0) + 1), new Map());
console.log(counts, [...counts].sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1)));
m.clear(); s.clear();
console.log(m, s, new Map().size, typeof new WeakRef(key).deref(), Map.groupBy === undefined, Object.groupBy === undefined);
