// origin: algorithms homework, graph class with BFS, DFS, topological order, cycles and shortest paths
class Heap { #a = []; constructor(less) { this.less = less; } get size() { return this.#a.length; } push(x) { const a = this.#a; let i = a.push(x) - 1; while (i && this.less(a[i], a[(i - 1) >> 1])) { const p = (i - 1) >> 1; [a[i], a[p]] = [a[p], a[i]]; i = p; } return this; } pop() { const a = this.#a, top = a[0], last = a.pop(); if (a.length) { a[0] = last; for (let i = 0; ;) { let c = 2 * i + 1; if (c >= a.length) break; if (c + 1 < a.length && this.less(a[c + 1], a[c])) c++; if (!this.less(a[c], a[i])) break; [a[i], a[c]] = [a[c], a[i]]; i = c; } } return top; } }
class Graph {
  nodes = new Map();
  static parse(text) { const g = new Graph(); for (const [, a, arrow, w, b] of text.matchAll(/(\w+)\s*(->|--)(?:\((-?[\d.]+)\))?\s*(\w+)/g)) { g.link(a, b, w === undefined ? 1 : +w); if (arrow === '--') g.link(b, a, w === undefined ? 1 : +w); } return g; }
  link(a, b, w) { for (const n of [a, b]) if (!this.nodes.has(n)) this.nodes.set(n, new Map()); this.nodes.get(a).set(b, w); return this; }
  *bfs(from) { const seen = new Set([from]); for (const n of seen) { yield n; for (const m of this.nodes.get(n).keys()) seen.add(m); } }
  *dfs(from, seen = new Set()) { if (seen.has(from)) return; seen.add(from); yield from; for (const m of this.nodes.get(from).keys()) yield* this.dfs(m, seen); }
  topo() { const mark = new Map(), out = []; const visit = (n, path) => { if (mark.get(n) === 'done') return; if (mark.get(n) === 'open') throw new CycleError([...path.slice(path.indexOf(n)), n]); mark.set(n, 'open'); for (const m of this.nodes.get(n).keys()) visit(m, [...path, n]); mark.set(n, 'done'); out.unshift(n); }; for (const n of this.nodes.keys()) visit(n, []); return out; }
  shortest(from) { const dist = new Map([[from, { cost: 0, via: null }]]), heap = new Heap((a, b) => a[0] < b[0]).push([0, from]); while (heap.size) { const [c, n] = heap.pop(); if (c > dist.get(n).cost) continue; for (const [m, w] of this.nodes.get(n)) { if (w < 0) throw new RangeError('negative edge ' + n + m); if (c + w < (dist.get(m)?.cost ?? Infinity)) { dist.set(m, { cost: c + w, via: n }); heap.push([c + w, m]); } } } return dist; }
  path(a, b) { const d = this.shortest(a), out = []; for (let n = b; n != null; n = d.get(n)?.via) out.unshift(n); return d.has(b) ? out.join('→') + ` (${d.get(b).cost})` : 'no way'; }
}
class CycleError extends Error { name = 'CycleError'; constructor(path) { super(`cycle: ${path.join(' -> ')}`); this.path = path; } }
const g = Graph.parse('A->(4)B A->(2)C C->(1)B B->(5)D C->(8)D D->(3)E X->(0.5)Y');
console.log(g);
console.log([...g.bfs('A')].join(''), [...g.dfs('A')].join(''), g.topo().join(''), g.path('A', 'E'), g.path('E', 'A'), g.path('X', 'Y'));
console.log(g.shortest('A'));
console.log(new Map([...g.shortest('C')].sort(([a], [b]) => (a < b ? 1 : -1))), [...g.nodes.entries()].slice(-2));
try { g.link('E', 'B', 1).topo(); } catch (e) { console.log(e); }
try { g.link('A', 'Z', -1).shortest('A'); } catch ({ message, ...rest }) { console.log(message, rest); }
try { g.bfs('nope').next(); g.dfs('nope').next(); [...g.bfs('nope')]; } catch (e) { console.log(e.message); }
const u = Graph.parse('1--2, 2--3, 3--1, 4--5'); const parts = []; for (const n of u.nodes.keys()) if (!parts.some(p => p.has(n))) parts.push(new Set(u.bfs(n))); console.log(parts, parts.map(p => p.size));
const big = new Graph(); for (let i = 0; i < 3000; i++) big.link(i, i + 1, 1).link(i, (i * 7919) % 3001, 3); console.log(big.path(0, 3000).length, [...big.bfs(0)].length, [...big.shortest(0).values()].reduce((s, x) => s + x.cost, 0), big.nodes);
console.log('graph LR\n' + [...Graph.parse('a->b b->c a->(2)c').nodes].flatMap(([a, m]) => [...m].map(([b, w]) => `  ${a} -->|${w}| ${b}`)).join('\n'));
