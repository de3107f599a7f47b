const log = [];
const say = (name, value) => { log.push(name); return value; };
const source = { get a() { return say('get a', 1); }, get b() { return say('get b', undefined); }, c: { d: [1, 2, 3] } };
const { [say('key a', 'a')]: first = say('default a', 'x'), b: second = say('default b', 'fallback'), c: { d: [, mid, ...rest] } } = source;
console.log(first, second, mid, rest);
console.log(log.join(', '));
let x = 1, y = 2;
[x, y] = [y, x];
console.log(x, y);
const target = {};
[target.p, target['q'], ...target.r] = 'abcd';
({ length: target.len, 0: target.zero, ...target.others } = 'hi');
console.log(target);
const { a, ...others } = { a: 1, z: 2, m: 3, [Symbol.for('s')]: 4 };
console.log(a, others);
const f = ({ name = 'anon', tags: [t = 'none'] = [] } = {}, ...[one, two = 'two']) => `${name} ${t} ${one} ${two}`;
console.log(f(), '|', f({ name: 'N', tags: ['T'] }, 1), '|', f.length);
for (const [k, { v = 'dv' }] of Object.entries({ k1: { v: 1 }, k2: {} })) console.log(k, v);
const iter = {
  [Symbol.iterator]() {
    let n = 0;
    return { next() { console.log('next'); return { value: n++, done: n > 4 }; }, return() { console.log('return'); return {}; } };
  },
};
const [i0, i1] = iter;
console.log(i0, i1);
const [...all] = iter;
console.log(all);
const [] = iter;
for (const bad of [() => { const { q } = null; }, () => { const [q] = {}; }, () => { const { q: { r } } = {}; }, () => { (({ z }) => z)(); }]) {
  try { bad(); } catch (e) { console.log(e.name + ': ' + e.message); }
}
const fnName = {}; ({ g: fnName.h = function () {} } = {}); const { k = () => {} } = {};
console.log(fnName.h.name, k.name);
