// origin: blog post, in which order does destructuring evaluate things
const log = [];
const t = (label, value) => { log.push(label); return value };
const source = new Proxy({ a: undefined, b: 2, nested: { c: null } }, { get(o, k) { log.push('get ' + String(k)); return o[k] } });
const target = {};
({ [t('key a', 'a')]: t('target a', target).x = t('default a', 10), b: target[t('prop b', 'y')], nested: { c = t('default c', 'C') } } = source);
console.log(log, target);
log.length = 0;
function* g() { try { log.push('start'); yield 1; log.push('second'); yield undefined; log.push('third'); yield 3 } finally { log.push('closed') } }
var [p, q = t('default q', 'Q'), ...rest] = g();
console.log(p, q, rest, log.join(' | '));
log.length = 0;
var [r] = g(); var [] = g(); var [, , s] = g();
console.log(r, s, log.join(' | '));
function f({ a = t('da', 1), b = a + 1 } = t('whole', {}), [c, d = b] = [t('c', 3)], ...e) { return { a, b, c, d, e } }
log.length = 0;
console.log(f(), f({ a: 5 }, [6, 7], 8, 9), f(undefined, 'xy'), log);
let i = 0; const arr = ['x', 'y', 'z'];
[arr[i++], arr[i++], i] = [i, i + 1, 'done'];
console.log(arr, i);
let x = 1, y = 2; [x, y] = [y, x]; [x, [y, { z: x }]] = [10, [20, { z: 30 }]]; console.log(x, y);
const { length, 0: firstCh, [length - 1]: lastCh } = 'hello'; console.log(length, firstCh, lastCh);
const { a: { b: deep } = { b: 'fallback' }, ...others } = { z: 1, [Symbol('s')]: 2, y: 3 }; console.log(deep, others);
for (const [k, { v = k } = {}] of Object.entries({ one: { v: 1 }, two: {}, three: undefined })) console.log(k, v);
const fnNames = {}; [fnNames.x = function () {}, fnNames.y = () => {}] = []; let { anon = () => {} , cls = class {} } = {}; console.log(fnNames.x.name === '', anon.name, cls.name);
function swap([a, b]) { return [b, a] } console.log(swap(new Set([1, 2])), (({ x, ...r }) => r)({ x: 1, y: 2 }), (([h, ...t]) => [h, t])('abc'));
try { const { a: { b } } = { a: null } } catch (e) { console.log(e.message) }
try { let { u } = undefined } catch (e) { console.log(e.message) }
try { (({ a: [b] }) => b)({}) } catch (e) { console.log(e.message) }
try { const [{ x }] = [] } catch (e) { console.log(e.message) }
try { ({}).m() } catch (e) { console.log(e.message) }
try { const { length: { deep } } = null } catch (e) { console.log(e.message) }
try { [...undefined] } catch (e) { console.log(e.message) }
try { const key = 'k'; const { [key]: { inner } } = {} } catch (e) { console.log(e.message) }
try { function need({ a, b }) { return a + b } need() } catch (e) { console.log(e.message) }
try { for (const { id } of [null]) console.log(id) } catch (e) { console.log(e.message) }
