// origin: forum question, breaking out of nested loops and switch fallthrough
const grid = [
  [1, 2, 3],
  [4, -1, 6],
  [7, 8, 9],
];
let found = null;
search:
for (let y = 0; y < grid.length; y++) {
  for (let x = 0; x < grid[y].length; x++) {
    if (grid[y][x] < 0) {
      found = { x, y };
      break search;
    }
    if (grid[y][x] === 2) continue search;
    console.log('checked', grid[y][x]);
  }
}
console.log(found);

function daysIn(month, year) {
  switch (month) {
    case 2:
      return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    case 4: case 6: case 9: case 11:
      return 30;
    default:
      if (month < 1 || month > 12) throw new RangeError('Invalid month: ' + month);
      return 31;
  }
}
console.log([[2, 2000], [2, 1900], [2, 2024], [4, 1], [12, 1]].map((a) => daysIn(...a)).join(' '));
try { daysIn(13); } catch (e) { console.log(e.message); }

let out = '';
switch (3) { case 1: out += 'one '; case 3: out += 'three '; case 4: out += 'four '; break; default: out += 'never'; }
console.log(out);
const kind = (v) => { switch (true) { case v === null: return 'null'; case Array.isArray(v): return 'array'; case typeof v === 'object': return 'object'; default: return typeof v; } };
console.log([null, [], {}, 1, 'x', undefined, () => {}].map(kind));
let i = 0;
do { i += 3; if (i % 2) continue; console.log('even', i); } while (i < 10);
for (const [k, v] of Object.entries({ a: 1, b: 2 })) { if (k === 'a') continue; console.log(k, v); }
for (var p in [10, 20]) console.log(typeof p, p);
while (true) { if (i-- < 8) break; }
console.log(i);
