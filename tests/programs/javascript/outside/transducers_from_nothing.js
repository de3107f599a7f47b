// origin: functional programming workshop, transducers from nothing
const mapping = f => step => (acc, x) => step(acc, f(x));
const filtering = p => step => (acc, x) => (p(x) ? step(acc, x) : acc);
const taking = n => step => { let left = n; return (acc, x) => { if (left-- > 0) acc = step(acc, x); return left <= 0 ? new Reduced(acc) : acc; }; };
const cat = step => (acc, xs) => { for (const x of xs) { acc = step(acc, x); if (acc instanceof Reduced) return acc; } return acc; };
const partitionBy = f => step => {
  let group = [], last = partitionBy;
  const out = (acc, x) => {
    const k = f(x);
    if (last !== partitionBy && k !== last) { const g = group; group = [x]; last = k; return step(acc, g); }
    group.push(x); last = k; return acc;
  };
  out.flush = acc => (group.length ? step(acc, group) : acc);
  return out;
};
class Reduced { constructor(value) { this.value = value; } }
const compose = (...fs) => x => fs.reduceRight((v, f) => f(v), x);
function transduce(xform, step, init, source) {
  const f = xform(step);
  let acc = init, pulled = 0;
  for (const x of source) {
    pulled++;
    acc = f(acc, x);
    if (acc instanceof Reduced) { acc = acc.value; break; }
  }
  if (typeof f.flush === 'function') acc = f.flush(acc);
  return { acc, pulled };
}
const push = (a, x) => (a.push(x), a);
function* naturals() { try { let n = 0; while (true) yield n++; } finally { console.log('source closed'); } }

console.log(transduce(compose(filtering(n => n % 3 === 0), mapping(n => n * n), taking(5)), push, [], naturals()));
console.log(transduce(compose(cat, mapping(s => s.toUpperCase())), (a, b) => a + b, '', [['a', 'b'], 'cd', new Set(['e', 'e', 'f'])]));
console.log(transduce(partitionBy(c => /\d/.test(c)), push, [], 'ab12c345de'));
console.log(transduce(compose(mapping(x => [x, x]), cat, taking(3)), push, [], naturals()).acc.toString());
try { transduce(cat, push, [], [[1], 2]); } catch (e) { console.log(e.constructor === TypeError, e.message); }
console.log(new Reduced([1, 2]), [new Reduced(new Reduced(null))], compose()(7));
console.log(Object.entries(transduce(mapping(w => [w, w.length]), (o, [k, v]) => ({ ...o, [k]: (o[k] ?? 0) + v }), Object.create(null), 'the cat and the dog and the bird'.split(' ')).acc));
console.log(transduce(x => x, (o, k) => (o[k] = -~o[k], o), Object.create(null), 'mississippi'));
