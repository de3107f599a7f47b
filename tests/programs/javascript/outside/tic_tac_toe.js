// origin: beginner project, tic tac toe with a perfect computer player
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const winner = b => { for (const [x, y, z] of LINES) if (b[x] && b[x] === b[y] && b[y] === b[z]) return b[x]; return b.every(Boolean) ? 'draw' : null; };
let evaluated = 0;
function minimax(b, player, depth = 0) {
  evaluated++;
  const w = winner(b);
  if (w) return { score: w === 'X' ? 10 - depth : w === 'O' ? depth - 10 : 0 };
  let best = { score: player === 'X' ? -Infinity : Infinity };
  b.forEach((c, i) => {
    if (c) return;
    b[i] = player;
    const { score } = minimax(b, player === 'X' ? 'O' : 'X', depth + 1);
    b[i] = null;
    if (player === 'X' ? score > best.score : score < best.score) best = { score, move: i };
  });
  return best;
}
const show = b => [0, 3, 6].map(r => b.slice(r, r + 3).map((c, i) => c ?? r + i + 1).join(' | ')).join('\n---------\n');
const board = Array(9).fill(null);
board[0] = 'X'; board[4] = 'O'; board[8] = 'X';
console.log(show(board));
let turn = 'O';
while (!winner(board)) {
  const { move, score } = minimax(board, turn);
  board[move] = turn;
  console.log(`${turn} plays ${move + 1} (score ${score}, ${evaluated} positions)`);
  turn = turn === 'X' ? 'O' : 'X';
}
console.log(show(board)); console.log('result:', winner(board), board);
console.log(winner(['X', 'X', 'X']), winner(Array(9)), winner([]), winner([...'XOXXOOOXX']));
