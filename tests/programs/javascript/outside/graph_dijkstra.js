// origin: algorithms course, Dijkstra, BFS and DFS on a small graph
const graph = {
  A: { B: 7, C: 9, F: 14 },
  B: { A: 7, C: 10, D: 15 },
  C: { A: 9, B: 10, D: 11, F: 2 },
  D: { B: 15, C: 11, E: 6 },
  E: { D: 6, F: 9 },
  F: { A: 14, C: 2, E: 9 },
  Z: {},
};
function dijkstra(start) {
  const dist = Object.fromEntries(Object.keys(graph).map(k => [k, Infinity]));
  const prev = {};
  const todo = new Set(Object.keys(graph));
  dist[start] = 0;
  while (todo.size) {
    const u = [...todo].reduce((a, b) => (dist[b] < dist[a] ? b : a));
    todo.delete(u);
    for (const [v, w] of Object.entries(graph[u])) {
      if (dist[u] + w < dist[v]) { dist[v] = dist[u] + w; prev[v] = u }
    }
  }
  return { dist, prev };
}
const { dist, prev } = dijkstra('A');
console.log(dist);
const path = (to) => (to in prev ? [...path(prev[to]), to] : [to]);
for (const k of Object.keys(graph)) console.log(k, path(k).join(' -> '), dist[k]);
function bfs(start) { const seen = new Set([start]), q = [start], order = []; while (q.length) { const n = q.shift(); order.push(n); for (const m in graph[n]) if (!seen.has(m)) { seen.add(m); q.push(m) } } return order }
function* dfs(n, seen = new Set()) { if (seen.has(n)) return; seen.add(n); yield n; for (const m of Object.keys(graph[n])) yield* dfs(m, seen) }
console.log(bfs('A').join(''), [...dfs('A')].join(''), new Set(dfs('E')));
const maze = ['S.#.', '..#.', '#...', '##.E'];
(function solve() {
  const find = ch => { for (let y = 0; y < 4; y++) { const x = maze[y].indexOf(ch); if (x >= 0) return [x, y] } };
  const [sx, sy] = find('S'), queue = [[sx, sy, '']], seen = {};
  while (queue.length) {
    const [x, y, how] = queue.shift();
    if (maze[y][x] === 'E') return console.log('maze:', how, how.length);
    if (seen[[x, y]]) continue; seen[[x, y]] = true;
    for (const [dx, dy, c] of [[0, 1, 'D'], [1, 0, 'R'], [0, -1, 'U'], [-1, 0, 'L']]) {
      const ch = maze[y + dy]?.[x + dx];
      if (ch && ch !== '#') queue.push([x + dx, y + dy, how + c]);
    }
  }
})();
console.log(graph);
