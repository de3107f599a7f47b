// origin: beginner's project, a snake on a text board driven by setInterval and scripted keys
const W = 12, H = 6;
let snake = [[5, 3], [4, 3], [3, 3]], dir = [1, 0], food = [8, 3], score = 0, tick = 0, grow = 0;
const keys = { 3: 'up', 5: 'left', 9: 'down', 11: 'right', 12: 'left' };
const dirs = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const foods = [[7, 1], [2, 1], [4, 3], [99, 99]][Symbol.iterator]();
const same = ([a, b]) => ([c, d]) => a === c && b === d;
function draw() {
  const rows = Array.from({ length: H }, () => Array(W).fill('.'));
  if (food[1] < H) rows[food[1]][food[0]] = '*';
  snake.forEach(([x, y], i) => { rows[y][x] = i ? 'o' : '@'; });
  console.log(`tick ${String(tick).padStart(2, '0')}  score ${score}\n${rows.map(r => r.join('')).join('\n')}`);
}
const timer = setInterval(function step(name) {
  tick++;
  const turn = dirs[keys[tick]];
  if (turn && !(turn[0] === -dir[0] && turn[1] === -dir[1])) dir = turn; else if (turn) console.log('cannot turn back');
  const [hx, hy] = snake[0], head = [(hx + dir[0] + W) % W, hy + dir[1]];
  if (head[1] < 0 || head[1] >= H) return over('hit the wall');
  if (snake.some(same(head))) return over('bit itself');
  snake.unshift(head);
  if (same(head)(food)) { score += 10 ** (score ? 1 : 0) * name.length; grow += 2; food = foods.next().value; }
  if (grow > 0) grow--; else snake.pop();
  if (tick % 4 === 0) draw();
  if (this !== timer) console.log('this is not the timer');
}, 100, 'snake');
function over(why) {
  clearInterval(timer);
  draw();
  console.log('game over:', why, { score, length: snake.length, tick });
  console.log(timer._destroyed, timer.hasRef(), typeof timer[Symbol.toPrimitive](), timer.constructor.name);
}
console.log('ready', timer.hasRef(), timer.unref() === timer, timer.hasRef(), timer.ref().hasRef());
draw();
