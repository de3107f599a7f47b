// The widths where one line becomes several: 72 characters of content, 76 and 80 columns.
for (let n = 60; n <= 78; n++) console.log({ a: 'x'.repeat(n - 10), b: 1 });
for (let n = 66; n <= 76; n++) console.log({ ['k'.repeat(n - 4)]: 1 });
console.log({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12 });
console.log({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13 });
console.log({ alpha: { beta: { gamma: {} } } });
console.log({ alpha: { beta: { gamma: { delta: 1 } } } });
console.log({ a: { b: 1 }, c: { d: 2 }, e: { f: { g: 3 } } });
console.log({ a: [1, 2, { b: 3 }], c: 'x' });
console.log({ one: { two: { three: [1, 2, 3] } } }, { one: { two: [{}] } });
console.log('prefix', { name: 'a'.repeat(30), value: 'b'.repeat(30) });
console.log({ name: 'short', list: ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbb', 'ccccccccccccccccc'], end: true });
console.log([{ id: 1, name: 'first item', tags: ['a', 'b'] }, { id: 2, name: 'second item', tags: [] }]);
