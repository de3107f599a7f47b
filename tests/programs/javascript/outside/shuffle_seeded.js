// origin: game tutorial, seeded random and card deck
function dice(seed) {
  let x = seed >>> 0;
  return () => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return (x >>> 8) / 16777216;
  };
}
const rnd = dice(42);
const suits = ['♠', '♥', '♦', '♣'], ranks = ['A', ...Array.from({ length: 9 }, (_, i) => String(i + 2)), 'J', 'Q', 'K'];
const deck = suits.flatMap((s) => ranks.map((r) => r + s));
console.log(deck.length, deck);
for (let i = deck.length - 1; i > 0; i--) {
  const j = Math.floor(rnd() * (i + 1));
  [deck[i], deck[j]] = [deck[j], deck[i]];
}
const hands = { north: [], east: [], south: [], west: [] };
const names = Object.keys(hands);
deck.slice(0, 20).forEach((c, i) => hands[names[i % 4]].push(c));
console.log(hands);
const value = (c) => ranks.indexOf(c.slice(0, -1)) + 1;
const scores = Object.entries(hands).map(([who, cards]) => ({ who, best: cards.reduce((a, b) => value(a) >= value(b) ? a : b), sum: cards.reduce((n, c) => n + value(c), 0) }));
console.table(scores);
const grid = Array.from({ length: 4 }, (_, y) => Array.from({ length: 6 }, (_, x) => (rnd() > 0.5 ? '#' : '.')));
console.log(grid.map((r) => r.join('')).join('\n'));
const step = (g) => g.map((row, y) => row.map((cell, x) => {
  let n = 0;
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (dx || dy) n += g[y + dy]?.[x + dx] === '#';
  return n === 3 || (cell === '#' && n === 2) ? '#' : '.';
}));
console.log(step(grid).map((r) => r.join('')).join('\n'));
console.log(Array.from({ length: 3 }, rnd).map((n) => n.toFixed(6)), rnd() < 1);
