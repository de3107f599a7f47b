// origin: tutorial on Map and Set, changing them while you iterate
const m = new Map([['a', 1], ['b', 2], ['c', 3]]);
for (const [k, v] of m) {
  console.log(k, v);
  if (k === 'a') { m.delete('b'); m.set('d', 4); }
  if (k === 'd') m.set('a', 100);
}
console.log(m, m.size);
const s = new Set([1]);
for (const x of s) { if (x < 5) { s.delete(x); s.add(x + 1); } console.log('at', x) }
console.log(s);
m.forEach(function (v, k, map) { console.log(k, v, map === m, this.tag) }, { tag: 'T' });
const objKey = {}, nanMap = new Map([[NaN, 'nan'], [0, 'zero'], [objKey, 'obj'], [{}, 'other'], [() => 1, 'fn'], ['1', 's'], [1, 'n']]);
console.log(nanMap.get(NaN), nanMap.get(-0), nanMap.get({}), nanMap.get(objKey), nanMap.get('1'), nanMap.get(1));
console.log(nanMap);
console.log(m.keys(), m.values(), m.entries(), s.values(), new Set('mississippi'), m[Symbol.iterator] === m.entries);
const it = m[Symbol.iterator]();
it.next();
console.log(it, [...it], it, it.next());
console.log(Object.fromEntries(m), [...m].flat(), new Map(Object.entries({ x: { y: new Set([new Map()]) } })));
console.log(JSON.stringify({ m, s }), new Set([NaN, NaN, 0, -0, '0']), new Set([[1], [1]]));
try { Map() } catch (e) { console.log(e.message) }
try { new Map([1, 2]) } catch (e) { console.log(e.message) }
try { new Set(5) } catch (e) { console.log(e.message) }
try { Map.prototype.get.call({}, 1) } catch (e) { console.log(e.message) }
try { new WeakMap().set('k', 1) } catch (e) { console.log(e.message) }
try { new WeakSet([1]) } catch (e) { console.log(e.message) }
m.extra = 'prop'; console.log(m);
