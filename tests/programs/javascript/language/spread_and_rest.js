const parts = [2, 3];
console.log([1, ...parts, ...'xy', ...new Set([4, 4]), ...new Map([['k', 'v']])], Math.max(...parts, 9), [...[]], [...[, 1]]);
console.log({ ...{ a: 1, b: 2 }, b: 3, ...{ c: 4 } }, { ...[10, 20] }, { ...null, ...undefined, ...5, ...true, ...'s' });
const o = { get g() { console.log('getter ran'); return 'g'; }, [Symbol('s')]: 1 };
console.log({ ...o });
const f = (first, ...rest) => `${first}|${rest}|${rest.length}`;
console.log(f(), f(1), f(1, 2, 3), f(...[1, 2], ...[3]));
const shallow = { inner: { n: 1 } }, copy = { ...shallow };
copy.inner.n = 2;
console.log(shallow, shallow.inner === copy.inner, structuredClone(shallow), structuredClone(shallow).inner === shallow.inner);
class A { x = 1; m() {} }
console.log({ ...new A() }, Object.assign(Object.create(A.prototype), new A()));
const { x, ...rest } = { x: 1, y: 2, z: 3 };
const [head, ...tail] = 'abc';
console.log(x, rest, head, tail);
console.log([...(function* () { yield 1; return 'not included'; })()], [...'👍🏽'].length, Array.from('12', Number));
for (const bad of [() => [...{}], () => [...1], () => [...null], () => f(...undefined), () => new Set(...[1]), () => ({ ...(() => { throw new Error('thrown'); })() })]) { try { console.log(bad()); } catch (e) { console.log(e.name + ': ' + e.message); } }
const merged = [[1, 2], [3]].map(a => [...a, 'end']); console.log(merged, [].concat(...merged), String([..."ab", , ]));
console.log(((...[a, b, ...c]) => [a, b, c])(1, 2, 3, 4), new Array(...[3]), new Array(...[1, 2]), Object.entries({ ...{ b: 1, a: 2 } }));
