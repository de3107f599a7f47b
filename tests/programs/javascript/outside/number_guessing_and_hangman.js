// origin: beginner projects, hangman and guessing game with scripted moves
const STAGES = ['', 'O', 'O|', 'O|\\', '/O|\\', '/O|\\/', '/O|\\/\\'];
class Hangman {
  #word; #guessed = new Set(); #wrong = 0;
  constructor(word) { this.#word = word.toUpperCase() }
  guess(letter) {
    letter = letter.toUpperCase();
    if (!/^[A-Z]$/.test(letter)) throw new TypeError(`"${letter}" is not a letter`);
    if (this.#guessed.has(letter)) return 'again';
    if (this.over) throw new Error('the game is over');
    this.#guessed.add(letter);
    if (!this.#word.includes(letter)) { this.#wrong++; return 'miss' }
    return 'hit';
  }
  get masked() { return [...this.#word].map(c => /[A-Z]/.test(c) ? this.#guessed.has(c) ? c : '_' : c).join(' ') }
  get won() { return !this.masked.includes('_') }
  get over() { return this.won || this.#wrong >= STAGES.length - 1 }
  toString() { return `${this.masked}  ${STAGES[this.#wrong].padEnd(6)} [${[...this.#guessed].sort().join('')}]` }
}
for (const [word, moves] of [['java script', 'eaxavscript'], ['node', 'zyxwvut'], ['ok', 'o1k']]) {
  const g = new Hangman(word);
  console.log('new game', `${g}`);
  for (const m of moves) {
    try { console.log(m, g.guess(m).padEnd(5), String(g)) } catch (e) { console.log(m, e.name, e.message) }
    if (g.over) { console.log(g.won ? 'WON' : 'LOST', g); break }
  }
}
function play(secret, guesses) { let lo = 1, hi = 100, n = 0; for (const g of guesses) { n++; if (g === secret) return `${g}! found in ${n} guess${n === 1 ? '' : 'es'}`; if (g < secret) { lo = g + 1; console.log(g, 'too low', [lo, hi]) } else { hi = g - 1; console.log(g, 'too high', [lo, hi]) } } return `lost, it was ${secret}` }
console.log(play(42, [50, 25, 37, 43, 40, 41, 42])); console.log(play(1, [1])); console.log(play(7, [8]));
const rps = (a, b) => { const o = ['rock', 'paper', 'scissors'], d = (o.indexOf(a) - o.indexOf(b) + 3) % 3; return ['draw', `${a} wins`, `${b} wins`][d] }; console.log(rps('rock', 'scissors'), rps('rock', 'paper'), rps('paper', 'paper'));
const score = { home: 0, away: 0 }; for (const w of 'hhaahhha') score[w === 'h' ? 'home' : 'away']++; console.log(score, Object.entries(score).sort(([, a], [, b]) => b - a)[0][0]); const dice = { d6: [1, 2, 3, 4, 5, 6] }; console.log(dice.d6.flatMap(a => dice.d6.map(b => a + b)).reduce((m, s) => ({ ...m, [s]: (m[s] || 0) + 1 }), {}));
