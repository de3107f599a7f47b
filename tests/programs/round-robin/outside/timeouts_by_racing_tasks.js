// origin: reader's question, how to give a task a time limit when nothing can be cancelled
function* work(name, steps) { for (let i = 1; i <= steps; i++) { yield sleep(10); if (work.stop.has(name)) { console.log(name, 'stops itself early', i < steps); return 'stopped'; } } return name + ' ready'; }
work.stop = new Set();
function* withLimit(name, steps, ms) {
  const box = {};
  const t = spawn(work(name, steps), name);
  spawn(function* () { box.value = yield join(t); box.who ??= 'work'; }, name + ' waiter');
  spawn(function* () { yield sleep(ms); if (!box.who) { box.who = 'limit'; work.stop.add(name); } }, name + ' limit');
  while (!box.who) yield;
  console.log(name, 'won by', box.who, box.value);
  return box;
}
const x = spawn(withLimit('quick', 2, 4000), 'q'), y = spawn(withLimit('slow', 200, 706), 's');
spawn(function* () { const r = [yield join(x), yield join(y)]; yield sleep(3000); console.log(r); }, 'end');
