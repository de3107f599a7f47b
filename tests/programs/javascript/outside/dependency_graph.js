// origin: blog post, topological sort and parallel task runner
const tasks = {
  clean: [],
  lint: [],
  compile: ['clean', 'lint'],
  test: ['compile'],
  docs: ['clean'],
  bundle: ['compile', 'docs'],
  deploy: ['test', 'bundle'],
};

function topo(graph) {
  const visited = new Map(), order = [];
  const visit = (n, path) => {
    if (visited.get(n) === 'done') return;
    if (visited.get(n) === 'busy') throw new Error('cycle: ' + [...path, n].join(' > '));
    visited.set(n, 'busy');
    for (const d of graph[n] ?? []) visit(d, [...path, n]);
    visited.set(n, 'done');
    order.push(n);
  };
  Object.keys(graph).forEach((n) => visit(n, []));
  return order;
}
console.log(topo(tasks));
try { topo({ a: ['b'], b: ['c'], c: ['a'] }); } catch (e) { console.log(e.message); }

const cost = { clean: 20, lint: 50, compile: 40, test: 80, docs: 30, bundle: 20, deploy: 10 };
async function runAll(graph) {
  const started = {};
  const log = [];
  const run = (name) => (started[name] ??= (async () => {
    await Promise.all(graph[name].map(run));
    log.push('> ' + name);
    await new Promise((r) => setTimeout(r, cost[name]));
    log.push('< ' + name);
    return name;
  })());
  const names = await Promise.all(Object.keys(graph).map(run));
  return { names, log };
}
runAll(tasks).then(({ names, log }) => { console.log(names.length, log); });
