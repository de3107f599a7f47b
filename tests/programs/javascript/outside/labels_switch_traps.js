// origin: interview quiz, labels, switch fallthrough and comma operators
outer:
for (var i = 0; i < 3; i++) {
  inner:
  for (var j = 0; j < 3; j++) {
    if (j == 1) continue outer;
    if (i == 2) break outer;
    console.log(i, j);
  }
}
console.log('after', i, j);
block: { console.log('in block'); if (i) break block; console.log('skipped') }
foo: bar: baz: while (true) { break bar }
function kind(v) {
  switch (v) {
    default: console.log('default first');
    case 1: console.log('one');
    case 2: console.log('two'); break;
    case NaN: console.log('never matches');
    case '3': return 'string three';
    case 1 + 3: { let v = 'scoped'; return v }
  }
  return 'done';
}
for (var v of [1, 2, 3, '3', 4, NaN, '1']) console.log(v, '=>', kind(v));
switch (true) { case 5 > 10: console.log('no'); break; case 'a' < 'b': console.log('yes'); case false: console.log('fell') }
switch (console.log('disc'), 3) { case (console.log('case a'), 1): case (console.log('case b'), 3): console.log('hit'); case (console.log('not evaluated'), 4): }
switch (1) { }
var k = (1, 2, 3); for (var a = 0, b = 10; a < b; a += 3, b--); console.log(k, a, b);
do console.log('once'); while (false) console.log('asi after do-while');
for (;;) { if (++k > 5) break }
console.log(k);
lbl: try { break lbl } finally { console.log('finally on break') }
function f() { l: for (;;) { try { return 'r' } finally { break l } } return 'overridden' }
console.log(f(), (() => { for (const x of [1, 2, 3]) { try { continue } finally { if (x == 2) return 'at ' + x } } })());
if (0) ; else if (1) { console.log('dangling') } else console.log('no')
{ { { console.log('nested blocks') } } } ;;;
var n = 3; while (n --> 0) console.log('goes to', n);
a: { b: { c: { break b } console.log('not') } console.log('after b') }
loop: for (const key in { x: 1, y: 2, z: 3 }) { switch (key) { case 'x': continue loop; case 'y': break loop } }
console.log(eval('1; { 2 }'), eval('if (true) { 3 } else 4'), eval('do { 5; break } while (0)'), eval('var t = 6'), eval('l: { 7; break l; }'));
