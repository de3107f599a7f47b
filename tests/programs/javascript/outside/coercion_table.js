// origin: blog post, the big table of loose equality
const values = [true, false, 0, 1, -1, '', '0', '1', 'true', null, undefined, [], [0], [1], [[]], {}, NaN];
const show = (v) => {
  if (typeof v === 'string') return JSON.stringify(v);
  if (Array.isArray(v)) return JSON.stringify(v);
  if (v && typeof v === 'object') return '{}';
  return String(v);
};
const width = 10;
console.log(''.padEnd(width) + values.map(v => show(v).padStart(width)).join(''));
for (const a of values) {
  let row = show(a).padEnd(width);
  for (const b of values) {
    row += (a == b ? (a === b ? '===' : '==') : '.').padStart(width);
  }
  console.log(row);
}
const truthy = values.filter(Boolean);
console.log('truthy:', truthy);
console.log('falsy:', values.filter(v => !v));
const conv = {};
for (const v of values) conv[show(v)] = { number: Number(v), string: String(v), boolean: !!v };
console.table(conv);
