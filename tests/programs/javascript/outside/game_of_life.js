// origin: coding kata, Conway's game of life on a torus
const parse = (s) => s.trim().split('\n').map(l => [...l.trim()].map(c => c === '#'));
const step = (g) => g.map((row, y) => row.map((alive, x) => {
  let n = 0;
  for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) {
    if (dx || dy) n += g[(y + dy + g.length) % g.length][(x + dx + row.length) % row.length];
  }
  return n === 3 || (alive && n === 2);
}));
const draw = (g) => g.map(r => r.map(c => (c ? '#' : '.')).join('')).join('\n');
let glider = parse(`
  .#......
  ..#.....
  ###.....
  ........
  ........
  ........`);
for (let i = 0; i < 4; i++) {
  console.log(`generation ${i}, ${glider.flat().filter(Boolean).length} alive`);
  console.log(draw(glider));
  glider = step(glider);
}
let blinker = parse(`.....\n.....\n.###.\n.....\n.....`);
const seen = new Map();
let gen = 0;
while (!seen.has(draw(blinker))) { seen.set(draw(blinker), gen++); blinker = step(blinker) }
console.log('period', gen - seen.get(draw(blinker)));
console.log(seen);
