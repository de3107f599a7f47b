// origin: Stack Overflow question, print aligned columns in the console
const rows = [
  { item: 'Coffee', price: 3.5, qty: 2 },
  { item: 'Croissant', price: 2.25, qty: 10 },
  { item: 'Té verde', price: 1, qty: 1 },
];
const cols = Object.keys(rows[0]);
const width = Object.fromEntries(cols.map((c) => [c, Math.max(c.length, ...rows.map((r) => String(r[c]).length))]));
console.log(width);
const line = cols.map((c) => '-'.repeat(width[c])).join('-+-');
console.log(cols.map((c) => c.toUpperCase().padEnd(width[c])).join(' | '));
console.log(line);
for (const r of rows) {
  console.log(cols.map((c) => (typeof r[c] === 'number' ? String(r[c]).padStart(width[c]) : r[c].padEnd(width[c]))).join(' | '));
}
console.log(line);
const total = rows.reduce((t, { price, qty }) => t + price * qty, 0);
console.log(`Total: ${total.toFixed(2)} €`.padStart(line.length));
console.table(rows);
console.table([['a', 1], ['b', 2]]);
console.table(new Map([['x', 1], ['y', { z: 2 }]]));
console.table('not tabular');
console.group('Group');
console.log('indented\ntwice');
console.group();
console.info({ deep: { deeper: { deepest: { hidden: true } } } });
console.groupEnd();
console.groupEnd();
console.log('%s is %d years and %i months, %o', 'Bob', 42.5, 42.9, { a: 1 });
console.log('%c styled', 'color: red', 'extra', 100 + '%');
console.log('%j %% %s', { json: [1, 2] }, Symbol('s'), null, undefined);
