// origin: tutorial on copies, spread, assign, JSON and structuredClone compared
const original = { n: 1, when: new Date(0), list: [1, { deep: true }], fn() {}, u: undefined, re: /x/g, map: new Map([['k', { v: 1 }]]), nan: NaN, inf: -Infinity, sym: Symbol.iterator };
const spread = { ...original }, assigned = Object.assign({}, original), json = JSON.parse(JSON.stringify(original));
console.log(spread.list === original.list, assigned.when === original.when, json);
try { structuredClone(original) } catch (e) { console.log(e.name, e.message, e.code, e instanceof DOMException) }
const { fn, sym, ...cloneable } = original;
const cloned = structuredClone(cloneable);
console.log(cloned, cloned.list !== original.list, cloned.map.get('k') !== original.map.get('k'));
class P { constructor() { this.x = 1 } get y() { return 2 } hi() {} }
console.log(structuredClone(new P()), structuredClone([new P(), , 3]), { ...new P() }, structuredClone(Object.create({ inherited: 1 })));
const cyc = { name: 'c' }; cyc.me = cyc; const c2 = structuredClone(cyc); console.log(c2, c2.me === c2, c2 !== cyc);
try { JSON.stringify(cyc) } catch (e) { console.log(e.message) }
const outer = { child: { list: [] } }; outer.child.list.push({ back: outer });
try { JSON.stringify(outer) } catch (e) { console.log(e.message) }
const err = structuredClone(new RangeError('cloned', { cause: 'why' })); console.log(err.name, err.message, err instanceof RangeError, err.cause);
for (const bad of [() => {}, Symbol('s'), new WeakMap(), Promise.resolve(), class {}, { get x() { throw new Error('getter ran') } }, function named() {}]) {
  try { console.log(structuredClone(bad)) } catch (e) { console.log(e.name + ': ' + e.message) }
}
const buf = new Uint8Array([1, 2, 3]).buffer, moved = structuredClone(buf, { transfer: [buf] }); console.log(buf.byteLength, moved.byteLength);
console.log(structuredClone(new Set([1, new Set()])), structuredClone(Object(5)), structuredClone(null), structuredClone(new Date(5)).getTime(), structuredClone(/a/y).lastIndex, structuredClone('x'), structuredClone(10n));
const a = [1, 2, 3], b = a, c = [...a], d = a.slice(), e = Array.from(a), f = a.concat(); a.push(4); console.log(b, c, d, e, f);
const grid = Array(3).fill([]); grid[0].push('shared'); console.log(grid, Array.from({ length: 2 }, () => []));
const defaults = { theme: { dark: false, size: 12 }, lang: 'en' }; console.log({ ...defaults, ...{ theme: { dark: true } } }, { ...null, ...undefined, ...5, ...'ab', ...[9] });
