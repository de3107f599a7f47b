// origin: tutorial on Map and Set
const A = new Set([1, 2, 3, 4]);
const B = new Set([3, 4, 5]);
const union = new Set([...A, ...B]);
const inter = new Set([...A].filter(x => B.has(x)));
const diff = new Set([...A].filter(x => !B.has(x)));
console.log(union, inter, diff, [...inter].every(x => A.has(x)));
const s = new Set('hello');
console.log(s, s.size, [...s].join(''));
s.add('h').add('z').delete('l');
for (const [i, ch] of [...s].entries()) console.log(i, ch);
console.log(new Set([{}, {}, [], [], NaN, NaN, 'a', 'a']));

const m = new Map();
const keyObj = { id: 1 }, keyFn = () => {};
m.set(keyObj, 'object').set(keyFn, 'function').set('1', 'string').set(1, 'number').set(NaN, 'nan');
console.log(m);
console.log(m.get(keyObj), m.get({ id: 1 }), m.get(keyFn), m.get('1'), m.get(1), m.get(NaN), m.size);
console.log([...m.keys()].map(k => typeof k), [...m].length, new Map([...m].filter(([k]) => typeof k === 'string')));
m.forEach((v, k) => console.log(String(k).slice(0, 10), '=>', v));
const inventory = new Map(Object.entries({ apples: 5, pears: 0, figs: 12 }));
for (const [fruit, n] of inventory) if (!n) inventory.delete(fruit);
console.log(inventory, Object.fromEntries(inventory), JSON.stringify([...inventory]), JSON.stringify(inventory));
const wordCount = 'the cat and the hat and the bat'.split(' ').reduce((c, w) => c.set(w, 1 + (c.get(w) ?? 0)), new Map());
console.log([...wordCount].sort(([, a], [, b]) => b - a));
console.log(new Map([['outer', new Map([['inner', new Set([1, [2]])]])]]), new Set([new Set([new Set([1])])]));
const iter = A.values();
console.log(iter.next(), [...iter], iter.next(), A.entries().next().value, inventory.entries());
