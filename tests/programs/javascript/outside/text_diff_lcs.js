// origin: Stack Overflow answer re-told, a line diff with the longest common subsequence
function lcsTable(a, b) {
  const t = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      t[i][j] = a[i] === b[j] ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]);
  return t;
}
function* diff(a, b) {
  const t = lcsTable(a, b);
  let i = 0, j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) yield { op: ' ', text: a[i++], left: i, right: ++j };
    else if (t[i + 1][j] >= t[i][j + 1]) yield { op: '-', text: a[i++], left: i };
    else yield { op: '+', text: b[j++], right: j };
  }
  while (i < a.length) yield { op: '-', text: a[i++], left: i };
  while (j < b.length) yield { op: '+', text: b[j++], right: j };
}
const before = 'function add(a, b) {\n  return a + b;\n}\n\nmodule.exports = add;'.split('\n');
const after = '// adds\nfunction add(a, b = 0) {\n  return a + b;\n}\n\nexport default add;\n'.split('\n');
for (const { op, text, left = '', right = '' } of diff(before, after)) console.log(String(left).padStart(3), String(right).padStart(3), op, JSON.stringify(text));
console.log(lcsTable('AGGTAB', 'GXTXAYB'));
console.log([...diff([...'kitten'], [...'sitting'])].map(d => d.op.trim() ? `[${d.op}${d.text}]` : d.text).join(''));
const stats = Object.groupBy ? 'has groupBy' : [...diff(before, after)].reduce((o, d) => ({ ...o, [d.op]: (o[d.op] || 0) + 1 }), {});
console.log(stats, [...diff([], [])], [...diff(['x'], [])], [...diff([], ['y', 'z'])]);
console.log(new Map([...diff('abc', 'adc')].map(d => [d.text, d])));
