// origin: exercises on matrices: transpose, rotate, spiral, determinant, multiplication
const m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
const transpose = a => a[0].map((_, i) => a.map(r => r[i]));
const rotate = a => transpose(a).map(r => r.reverse());
const mul = (a, b) => a.map(r => transpose(b).map(c => r.reduce((s, x, i) => s + x * c[i], 0)));
console.log(m, transpose(m), rotate(m));
console.log(mul(m, [[1, 0, 0], [0, 1, 0], [0, 0, 1]]), mul([[1, 2]], [[3], [4]]));
function spiral(a) { const out = []; a = a.map(r => [...r]); while (a.length) { out.push(...a.shift()); a = transpose2(a).reverse() } return out } function transpose2(a) { return a.length ? transpose(a) : [] }
console.log(spiral(m).join(), spiral([[1, 2, 3, 4], [5, 6, 7, 8]]).join(), spiral([]));
const det = a => a.length === 1 ? a[0][0] : a[0].reduce((s, x, j) => s + (-1) ** j * x * det(a.slice(1).map(r => r.filter((_, k) => k !== j))), 0);
console.log(det([[2]]), det([[1, 2], [3, 4]]), det([[2, 0, 1], [1, 3, 2], [1, 1, 1]]), det(m));
const identity = n => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => +(i === j))); console.log(identity(3), identity(7));
const pow = (a, n) => n === 0 ? identity(a.length) : n % 2 ? mul(a, pow(a, n - 1)) : pow(mul(a, a), n / 2); console.log(pow([[1, 1], [1, 0]], 30)[0][1]);
const print = a => { const w = Math.max(...a.flat().map(x => String(x).length)); return a.map(r => r.map(x => String(x).padStart(w)).join(' ')).join('\n') }; console.log(print(mul(m, m)));
const pascal = n => { const rows = [[1]]; while (rows.length < n) { const p = rows.at(-1); rows.push([1, ...p.slice(1).map((x, i) => x + p[i]), 1]) } return rows }; console.log(pascal(6)); pascal(5).forEach((r, i) => console.log(' '.repeat((5 - i) * 2) + r.map(x => String(x).padStart(4)).join('')));
const islands = g => { let n = 0; const sink = (y, x) => { if (g[y]?.[x] !== 1) return; g[y][x] = 0; sink(y + 1, x); sink(y - 1, x); sink(y, x + 1); sink(y, x - 1) }; g.forEach((r, y) => r.forEach((c, x) => { if (c) { n++; sink(y, x) } })); return n }; console.log('islands', islands([[1, 1, 0, 0], [0, 0, 0, 1], [1, 0, 1, 1]]));
const diag = a => a.reduce((s, r, i) => s + r[i], 0), magic = a => new Set([...a, ...transpose(a)].map(r => r.reduce((x, y) => x + y)).concat(diag(a), diag(a.map(r => [...r].reverse())))).size === 1; console.log(magic([[2, 7, 6], [9, 5, 1], [4, 3, 8]]), magic(m)); try { mul(m, [[1, 2]]); console.log(mul(m, [[1, 2]])) } catch (e) { console.log(e.message) } try { transpose([]) } catch (e) { console.log(e.message) } console.table(m); console.table(identity(2).map(r => ({ ...r })));
