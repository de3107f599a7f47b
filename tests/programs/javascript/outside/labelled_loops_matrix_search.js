// origin: exam question, labels, continue, switch fallthrough and finally together
const grid = [[1, 5, 9], [2, , 8], [3, 'x', null, 7], []];
const seen = [];
rows: for (const [r, row] of grid.entries()) {
  cols: for (let c = 0; ; c++) {
    try {
      if (c >= row.length) continue rows;
      switch (typeof row[c]) {
        case 'undefined': seen.push('hole'); continue cols;
        case 'object': seen.push('null'); break rows;
        case 'string': seen.push(row[c]);
        default: if (row[c] > 8) break cols; seen.push(row[c]);
      }
    } finally { seen.push(`${r}${c}`); if (r === 2 && c === 9) break rows; }
  }
  seen.push('after', r);
}
console.log(seen.join(' '));
function f(n) { try { if (n) return 'try'; throw n; } catch { return 'catch'; } finally { if (n === 2) return 'finally'; } }
function g() { for (const x of [1, 2, 3]) { try { return x; } finally { if (x < 3) continue; } } return 'none'; }
function h() { let i = 0; a: { b: { i++; if (i) break a; i += 10; } i += 100; } return i; }
function k() { do { try { continue; } finally { console.log('in do'); } } while (false); w: while (true) { for (;;) { break w; } } return 'k'; }
console.log(f(0), f(1), f(2), g(), h(), k());
const it = { [Symbol.iterator]() { let i = 0; return { next: () => ({ value: i++, done: i > 5 }), return(v) { console.log('closed at', i, v); return {}; } }; } };
for (const x of it) { if (x === 2) break; }
out: for (const x of it) for (const y of it) { if (y > x) continue out; if (x + y > 2) break out; console.log('xy', x, y); }
const [p, q] = it; const [...all] = it; console.log(p, q, all);
try { for (const x of it) throw new Error('body'); } catch (e) { console.log(e.message); }
var i = 'outer'; for (var i = 0, j = 10; i < j; i += 3, j--); console.log(i, j);
for (const k in 'ab') console.log(k, typeof k); for (const k in [5, , 6]) console.log(k); for (const k in null) console.log('never'); for (let k in { b: 1, a: 2, 1: 3, 0: 4, __proto__: { z: 5, a: 6 } }) console.log(k);
const fns = []; for (let n = 0; n < 3; fns.push(() => n), n++) fns.push(() => n); console.log(fns.map(x => x()));
const o = {}; for (o.x of [1, 2]); for ([o.y, o.z = 'd'] of [[1], [2, 3], [4]]); console.log(o);
do var once = 'ran'; while (0); console.log(once); foo: function bar() {} console.log(typeof bar, (() => { x: 1; })(), eval('y: { 5; break y; }'), eval('1; if (0) 2;'), eval('3; do { 4; break; } while(1)'), eval('var z = 9'));
lbl: if (true) { console.log('before'); break lbl; console.log('never'); }
switch (3) { case 1: console.log(1); default: console.log('d'); case 2: console.log(2); break; case 4: console.log(4); } switch (NaN) { case NaN: console.log('nan'); } switch ('1') { case 1: console.log('loose'); break; case '1': { let s = 'strict'; console.log(s); } }
