// origin: interview task, permutations, combinations and the power set
function permutations(a) { return a.length < 2 ? [a] : a.flatMap((x, i) => permutations([...a.slice(0, i), ...a.slice(i + 1)]).map(p => [x, ...p])) }
function* heap(a, n = a.length) { if (n <= 1) yield a.slice(); else for (let i = 0; i < n; i++) { yield* heap(a, n - 1); const j = n % 2 ? 0 : i;[a[n - 1], a[j]] = [a[j], a[n - 1]] } }
const combos = (a, k) => k === 0 ? [[]] : a.flatMap((x, i) => combos(a.slice(i + 1), k - 1).map(c => [x, ...c]));
const subsets = a => a.reduce((s, x) => s.concat(s.map(y => [...y, x])), [[]]);
console.log(permutations([1, 2, 3]));
console.log([...heap(['a', 'b', 'c'])].map(p => p.join('')), [...heap([1, 2, 3, 4])].length);
console.log(combos([1, 2, 3, 4], 2), combos([1, 2], 3), subsets(['x', 'y', 'z']));
const anagrams = [...new Set(permutations([...'noon']).map(p => p.join('')))]; console.log(anagrams);
const product = (...xs) => xs.reduce((acc, x) => acc.flatMap(a => x.map(b => [...a, b])), [[]]); console.log(product([1, 2], ['a', 'b']), product([0, 1], [0, 1], [0, 1]).map(b => b.join('')).join(' '));
const group = ws => Object.values(ws.reduce((m, w) => { const k = [...w].sort().join(''); (m[k] ||= []).push(w); return m }, {})); console.log(group(['eat', 'tea', 'tan', 'ate', 'nat', 'bat']));
function sumTo(nums, target, start = 0, path = [], out = []) { if (target === 0) out.push([...path]); for (let i = start; i < nums.length && nums[i] <= target; i++) { path.push(nums[i]); sumTo(nums, target - nums[i], i, path, out); path.pop() } return out } console.log(sumTo([2, 3, 6, 7], 7), sumTo([2, 4], 7));
function queens(n) { const res = []; (function place(row, cols) { if (row === n) return res.push(cols); for (let c = 0; c < n; c++) if (cols.every((x, r) => x !== c && Math.abs(x - c) !== row - r)) place(row + 1, [...cols, c]) })(0, []); return res } console.log(queens(4), queens(6).length, queens(8).length); console.log(queens(5)[0].map(c => '. '.repeat(c) + 'Q ' + '. '.repeat(4 - c)).join('\n'));
const parens = n => { const out = []; (function go(s, o, c) { if (s.length === 2 * n) return void out.push(s); if (o < n) go(s + '(', o + 1, c); if (c < o) go(s + ')', o, c + 1) })('', 0, 0); return out }; console.log(parens(3)); const gray = n => n ? [...gray(n - 1).map(x => '0' + x), ...gray(n - 1).reverse().map(x => '1' + x)] : ['']; console.log(gray(3).join());
function hanoi(n, a, b, c, moves = []) { if (n) { hanoi(n - 1, a, c, b, moves); moves.push(`${a}→${c}`); hanoi(n - 1, b, a, c, moves) } return moves } console.log(hanoi(3, 'A', 'B', 'C').join(' '), hanoi(10, 1, 2, 3).length);
const partition = (n, max = n) => n === 0 ? [[]] : Array.from({ length: Math.min(n, max) }, (_, i) => i + 1).reverse().flatMap(k => partition(n - k, k).map(p => [k, ...p])); console.log(partition(5)); console.log([[3, 1], [2], []].map(x => x.length), new Set(permutations([1, 1, 2]).map(String)));
