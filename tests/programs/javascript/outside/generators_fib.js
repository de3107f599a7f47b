// origin: tutorial on generators
function* fibonacci(limit = Infinity) {
  let [a, b] = [0, 1];
  while (a <= limit) {
    const reset = yield a;
    [a, b] = reset ? [0, 1] : [b, a + b];
  }
  return 'limit reached';
}
console.log([...fibonacci(50)]);
const it = fibonacci();
console.log(it.next().value, it.next().value, it.next().value, it.next().value, it.next(true).value, it.next());
for (const n of fibonacci()) {
  if (n > 30) break;
  process.stdout.write(n + ' ');
}
console.log();

function* ids(prefix) {
  let n = 0;
  try {
    while (true) yield `${prefix}-${String(++n).padStart(3, '0')}`;
  } finally {
    console.log('generator', prefix, 'closed after', n);
  }
}
const gen = ids('user');
console.log(gen.next().value, gen.next().value, gen.return('bye'), gen.next());

const take = (n, it) => ({
  *[Symbol.iterator]() { let i = 0; for (const x of it) { if (i++ >= n) return; yield x; } },
});
console.log([...take(3, ids('item'))]);

function* conversation() {
  const name = yield 'What is your name?';
  const lang = yield `Hi ${name}, favourite language?`;
  try {
    yield `${lang}, nice!`;
  } catch (e) {
    yield `Something went wrong: ${e}`;
  }
}
const c = conversation();
console.log(c.next().value);
console.log(c.next('Sam').value);
console.log(c.next('JavaScript').value);
console.log(c.throw(new Error('network')).value);
console.log(c.next(), c);
