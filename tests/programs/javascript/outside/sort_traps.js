// origin: interview questions on sort, stable or not, comparator mistakes
console.log([10, 9, 1, 2, 100, -5].sort());
console.log([10, 9, 1, 2, 100, -5].sort((a, b) => a - b));
console.log([3, 1, 2].sort((a, b) => a > b), [3, 1, 2].sort((a, b) => a < b ? -1 : 1));
console.log(['é', 'z', 'a', 'Z', 'A'].sort(), ['item10', 'item9', 'Item1'].sort());
console.log(['item10', 'item9', 'Item1'].sort(new Intl.Collator('en', { numeric: true }).compare));
console.log([true, false, null, undefined, NaN, 0, 'a', [], {}].sort());
const students = [
  { n: 'A', g: 2 }, { n: 'B', g: 1 }, { n: 'C', g: 2 }, { n: 'D', g: 1 }, { n: 'E', g: 3 }, { n: 'F', g: 2 },
];
console.log(students.sort((x, y) => x.g - y.g).map(s => s.n + s.g).join(' '));
console.log(students.sort((x, y) => y.g - x.g || y.n.localeCompare(x.n)).map(s => s.n + s.g).join(' '));
let compared = 0;
const big = Array.from({ length: 40 }, (_, i) => (i * 17) % 41);
big.sort((a, b) => { compared++; return a - b });
console.log(big.join(), compared);
let trace = [];
[4, 2, 3, 1].sort((a, b) => { trace.push(a + ':' + b); return a - b });
console.log(trace.join(' '));
try { [2, 1].sort({}) } catch (e) { console.log(e.message) }
try { [3, 1, 2].sort(() => { throw new Error('cmp') }) } catch (e) { console.log(e.message) }
console.log([3, 1, 2].sort(undefined), [, 3, , 1].sort(), Array.prototype.sort.call({ 0: 'b', 1: 'a', length: 2 }));
console.log([5, 25, 100].sort(() => 0), ['b', , 'a', undefined].sort().length);
console.log([..."The quick brown fox"].sort().join('').trim(), Object.entries({ b: 1, a: 2 }).sort());
