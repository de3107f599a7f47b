// origin: lecture exercise, transfers between accounts with locks taken in a fixed order
class Lock { owner = null; *take(who) { while (this.owner) yield; this.owner = who; } free(who) { if (this.owner !== who) throw new Error(`${who} does not own it`); this.owner = null; } }
const accounts = { ana: { n: 1, money: 100, lock: new Lock() }, bob: { n: 2, money: 50, lock: new Lock() }, eva: { n: 3, money: 0, lock: new Lock() } };
function* transfer(id, from, to, amount) {
  const [first, second] = [accounts[from], accounts[to]].sort((a, b) => a.n - b.n);
  yield* first.lock.take(id);
  try {
    yield;
    yield* second.lock.take(id);
    try {
      const before = accounts[from].money;
      if (before < amount) { console.log(id, 'refused', before, amount); return false; }
      yield;
      accounts[from].money = before - amount;
      accounts[to].money += amount;
      console.log(id, from, '->', to, amount);
      return true;
    } finally { second.lock.free(id); }
  } finally { first.lock.free(id); }
}
const all = [['ana', 'bob', 30], ['bob', 'ana', 70], ['bob', 'eva', 20], ['eva', 'ana', 500], ['ana', 'eva', 10]].map((t, i) => spawn(transfer('t' + i, ...t), 't' + i));
spawn(function* () {
  const done = [];
  for (const t of all) done.push(yield join(t));
  console.log(done, Object.values(accounts).map(a => a.money), Object.values(accounts).reduce((s, a) => s + a.money, 0));
}, 'audit');
