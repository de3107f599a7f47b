// origin: tutorial on reduce, group by and totals
const orders = [
  { id: 1, customer: 'acme', total: 120.5, items: [{ sku: 'A', qty: 2 }, { sku: 'B', qty: 1 }] },
  { id: 2, customer: 'globex', total: 80, items: [{ sku: 'A', qty: 1 }] },
  { id: 3, customer: 'acme', total: 42.25, items: [] },
  { id: 4, customer: 'initech', total: 310, items: [{ sku: 'C', qty: 10 }] },
];

const groupBy = (list, key) => list.reduce((acc, cur) => {
  (acc[cur[key]] ||= []).push(cur);
  return acc;
}, {});

console.log(groupBy(orders, 'customer'));

const totals = orders.reduce((m, { customer, total }) => m.set(customer, (m.get(customer) ?? 0) + total), new Map());
console.log(totals);
console.log(Object.fromEntries(totals));

const qty = orders.flatMap(o => o.items).reduce((acc, { sku, qty }) => ({ ...acc, [sku]: (acc[sku] || 0) + qty }), {});
console.log(qty);

const stats = orders.reduce((s, { total }) => ({
  min: Math.min(s.min, total), max: Math.max(s.max, total), sum: s.sum + total, n: s.n + 1,
}), { min: Infinity, max: -Infinity, sum: 0, n: 0 });
console.log({ ...stats, avg: +(stats.sum / stats.n).toFixed(3) });

const pipeline = [
  xs => xs.filter(o => o.total > 50),
  xs => xs.map(o => ({ id: o.id, total: `$${o.total.toFixed(2)}` })),
  xs => xs.sort((a, b) => b.id - a.id),
];
console.log(pipeline.reduce((v, f) => f(v), orders));
console.log([[1, 2], [3], [4, [5]]].reduceRight((a, b) => [...a, ...b], []));
