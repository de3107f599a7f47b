// origin: dynamic programming article, memo, table and stack limits
const slow = n => n < 2 ? n : slow(n - 1) + slow(n - 2);
let calls = 0;
const memo = (fn, cache = {}) => n => n in cache ? cache[n] : (calls++, cache[n] = fn(n));
const fast = memo(n => n < 2 ? n : fast(n - 1) + fast(n - 2));
console.log(slow(15), fast(15), fast(90), calls);
function table(n) { const t = [0, 1]; for (let i = 2; i <= n; i++) t[i] = t[i - 1] + t[i - 2]; return t }
console.log(table(12).join(' '), table(79)[79], table(1500)[1500]);
try { (function endless(n) { return endless(n + 1) + 1 })(0) } catch (e) { console.log(e instanceof RangeError, e.name, e.message) }
const trampoline = f => (...a) => { let r = f(...a); while (typeof r === 'function') r = r(); return r };
const sumTo = trampoline(function go(n, acc = 0) { return n === 0 ? acc : () => go(n - 1, acc + n) });
console.log(sumTo(50000));
function coins(list, total) {
  const ways = Array(total + 1).fill(0); ways[0] = 1;
  for (const c of list) for (let i = c; i <= total; i++) ways[i] += ways[i - c];
  return ways[total];
}
console.log(coins([1, 5, 10, 25, 50], 100), coins([2], 3), coins([1, 2, 5], 11));
function lcs(a, b) {
  const t = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill(''));
  for (let i = 1; i <= a.length; i++) for (let j = 1; j <= b.length; j++)
    t[i][j] = a[i - 1] === b[j - 1] ? t[i - 1][j - 1] + a[i - 1] : t[i - 1][j].length >= t[i][j - 1].length ? t[i - 1][j] : t[i][j - 1];
  return t[a.length][b.length];
}
console.log(lcs('AGGTAB', 'GXTXAYB'), lcs('abcdef', 'acf'), [lcs('abc', 'xyz')]);
const knap = (items, cap) => {
  const best = new Array(cap + 1).fill(0);
  items.forEach(([w, v]) => { for (let c = cap; c >= w; c--) best[c] = Math.max(best[c], best[c - w] + v) });
  return best;
};
console.log(knap([[1, 1], [3, 4], [4, 5], [5, 7]], 7));
function edit(a, b) { const d = [...Array(b.length + 1).keys()]; for (let i = 1; i <= a.length; i++) { let prev = d[0]; d[0] = i; for (let j = 1; j <= b.length; j++) { const t = d[j]; d[j] = Math.min(d[j] + 1, d[j - 1] + 1, prev + (a[i - 1] !== b[j - 1])); prev = t } } return d.at(-1) }
console.log(edit('kitten', 'sitting'), edit('', 'abc'), edit('flaw', 'lawn'));
