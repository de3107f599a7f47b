// origin: interview task, deep equality and object diff
function equal(a, b, seen = new Map()) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (seen.get(a) === b) return true; seen.set(a, b);
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Date) return +a === +b;
  if (a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Map) return a.size === b.size && [...a].every(([k, v]) => b.has(k) && equal(v, b.get(k), seen));
  if (a instanceof Set) return a.size === b.size && [...a].every(x => b.has(x) || [...b].some(y => equal(x, y, seen)));
  const ka = Reflect.ownKeys(a), kb = Reflect.ownKeys(b);
  return ka.length === kb.length && ka.every(k => Object.hasOwn(b, k) && equal(a[k], b[k], seen));
}
const loopA = { n: 1 }; loopA.self = loopA; const loopB = { n: 1 }; loopB.self = loopB;
const pairs = [[1, 1], [NaN, NaN], [0, -0], [[1, [2]], [1, [2]]], [{ a: 1, b: 2 }, { b: 2, a: 1 }], [{ a: undefined }, {}], [new Date(5), new Date(5)], [/a/g, /a/i], [new Map([[1, { x: 1 }]]), new Map([[1, { x: 1 }]])], [new Set([[1]]), new Set([[1]])], [loopA, loopB], [[1, , 3], [1, undefined, 3]], [Object.create(null), {}], ['a', new String('a')], [() => 1, () => 1], [null, undefined], [[], {}]];
for (const [a, b] of pairs) console.log(a, b, equal(a, b));
function diff(a, b, path = '', out = []) {
  for (const k of new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])) {
    const p = path ? `${path}.${k}` : k, x = a?.[k], y = b?.[k];
    if (!(k in (b ?? {}))) out.push(`- ${p}: ${JSON.stringify(x)}`);
    else if (!(k in (a ?? {}))) out.push(`+ ${p}: ${JSON.stringify(y)}`);
    else if (typeof x === 'object' && typeof y === 'object' && x && y) diff(x, y, p, out);
    else if (!Object.is(x, y)) out.push(`~ ${p}: ${JSON.stringify(x)} -> ${JSON.stringify(y)}`);
  }
  return out;
}
console.log(diff({ a: 1, b: { c: [1, 2, 3], d: 'x' }, gone: null }, { a: 1, b: { c: [1, 5], d: 'x', e: NaN }, fresh: { deep: true } }).join('\n'));
const merge = (t, ...ss) => ss.reduce((acc, s) => { for (const k in s) acc[k] = Array.isArray(s[k]) && Array.isArray(acc[k]) ? [...acc[k], ...s[k]] : s[k]?.constructor === Object ? merge({ ...acc[k] }, s[k]) : s[k]; return acc }, t); console.log(merge({ a: { x: 1, l: [1] } }, { a: { y: 2, l: [2] } }, { a: { x: { z: 3 } }, b: new Date(0) })); console.log(merge({}, JSON.parse('{"__proto__": {"bad": 1}}')), {}.bad);
const lcsDiff = (a, b) => { const t = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0)); for (let i = a.length - 1; i >= 0; i--) for (let j = b.length - 1; j >= 0; j--) t[i][j] = a[i] === b[j] ? 1 + t[i + 1][j + 1] : Math.max(t[i + 1][j], t[i][j + 1]); const out = []; let i = 0, j = 0; while (i < a.length || j < b.length) a[i] === b[j] && i < a.length ? (out.push('  ' + a[i]), i++, j++) : j >= b.length || (i < a.length && t[i + 1][j] >= t[i][j + 1]) ? out.push('- ' + a[i++]) : out.push('+ ' + b[j++]); return out }; console.log(lcsDiff('the quick brown fox'.split(' '), 'the slow brown dog fox'.split(' ')).join('\n'));
