// The joke algorithm, on a cooperative scheduler.
const out = [];
function* one(n) { yield sleep(n * 20); out.push(n); console.log(n); }
const tasks = [5, 1, 4, 2, 3].map(n => spawn(one(n), 'n' + n));
spawn(function* () {
  for (const t of tasks) yield join(t);
  console.log(out.join(' '));
}, 'collect');
