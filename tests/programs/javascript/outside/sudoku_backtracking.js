// origin: coding challenge, solve a sudoku by backtracking
const puzzle = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];
let steps = 0;
function solve(rows) {
  const grid = rows.map(r => r.split('').map(c => (c === '.' ? 0 : +c)));
  const ok = (r, c, n) => {
    for (let i = 0; i < 9; i++) {
      if (grid[r][i] === n || grid[i][c] === n) return false;
      if (grid[3 * Math.floor(r / 3) + Math.floor(i / 3)][3 * Math.floor(c / 3) + (i % 3)] === n) return false;
    }
    return true;
  };
  const fill = (pos = 0) => {
    if (pos === 81) return true;
    const r = Math.floor(pos / 9), c = pos % 9;
    if (grid[r][c]) return fill(pos + 1);
    for (let n = 1; n <= 9; n++) {
      steps++;
      if (ok(r, c, n)) {
        grid[r][c] = n;
        if (fill(pos + 1)) return true;
        grid[r][c] = 0;
      }
    }
    return false;
  };
  return fill() ? grid : null;
}
const done = solve(puzzle);
for (let r = 0; r < 9; r++) {
  if (r % 3 === 0 && r) console.log('------+-------+------');
  console.log(done[r].join(' ').replace(/^(.{6})(.{6})/, '$1| $2| '));
}
console.log('steps', steps);
console.log(done);
console.log(solve(puzzle.map((r, i) => i ? r : '55..7....')));
