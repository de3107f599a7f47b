// origin: lab assignment, each row of the game of life is a task and a barrier keeps the generations together
let grid = ['.....', '..#..', '..#..', '..#..', '.....'].map(r => [...r].map(c => c === '#'));
const H = grid.length; let next = grid.map(r => [...r]);
const barrier = { waiting: 0, generation: 0, *wait() { const g = this.generation; if (++this.waiting === H) { this.waiting = 0; this.generation++; grid = next; next = grid.map(r => [...r]); show(); } while (g === this.generation) yield; } };
function show() { console.log('generation', barrier.generation); console.log(grid.map(r => r.map(c => (c ? '#' : '.')).join('')).join('\n')); }
function* row(y) {
  for (let turn = 0; turn < 3; turn++) {
    for (let x = 0; x < 5; x++) {
      let n = 0;
      for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) if ((dy || dx) && grid[y + dy]?.[x + dx]) n++;
      next[y][x] = n === 3 || (n === 2 && grid[y][x]);
    }
    yield;
    yield* barrier.wait();
  }
  return grid[y].filter(Boolean).length;
}
show();
const rows = grid.map((_, y) => spawn(row(y), 'row ' + y));
spawn(function* () { let alive = 0; for (const r of rows) alive += yield join(r); console.log('alive', alive); }, 'count');
