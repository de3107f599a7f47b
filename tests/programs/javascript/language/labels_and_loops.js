outer: for (let i = 0; i < 3; i++) {
  for (let j = 0; j < 3; j++) {
    if (j === 1) continue outer;
    if (i === 2) break outer;
    console.log(i, j);
  }
}
block: { console.log('in'); if (true) break block; console.log('never'); }
let n = 0;
a: do { b: while (true) { n++; if (n > 5) break a; if (n % 2) continue a; break b; } } while (n < 10);
console.log('n', n);
for (var i = 0, len = 2; i < len; i++);
console.log(i);
for (;;) { if (++i > 4) break; }
console.log(i);
const o = { b: 1, 2: 'two', a: 3, 1: 'one', [Symbol('s')]: 0, '-1': 'neg', '01': 'str' };
for (const k in o) console.log(k, o[k]);
for (const k in Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true }, hidden: { value: 2 } })) console.log(k);
for (const k in 'ab') console.log(k, typeof k);
for (const k in null) console.log('never');
const grow = [1, 2];
for (const v of grow) { if (grow.length < 5) grow.push(v * 10); }
console.log(grow);
const del = { x: 1, y: 2, z: 3 };
for (const k in del) { console.log('visit', k); delete del.y; del.w = 4; }
function sw(x) {
  switch (x) {
    case 1: return 'one';
    default: x = 'default';
    case 'two': x += ' fell';
    case NaN: break;
    case 3: x = 'three';
  }
  return x;
}
console.log([1, 2, 'two', NaN, 3, '1'].map(sw));
const order = [];
const t = v => { order.push(v); return v; };
switch (t(2)) { case t(1): case t(2): case t(3): }
console.log(order);
var x = 0;
while (x < 3) { x++; if (x === 2) continue; console.log('while', x); }
let s = '';
for (const ch of 'a😀b') s += '[' + ch + ']';
console.log(s, [...'a😀'].length);
for (const [k, v] of new Map([['k', 1]])) console.log(k, v);
var comma = (1, 2, 3);
console.log(comma, void 0);
