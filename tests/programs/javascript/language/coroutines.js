// Generators as tasks on a hand-written scheduler.
const run = gen => new Promise((resolve, reject) => {
  const it = gen();
  const step = (how, v) => {
    let r;
    try { r = it[how](v); } catch (e) { return reject(e); }
    if (r.done) return resolve(r.value);
    Promise.resolve(r.value).then(x => step('next', x), e => step('throw', e));
  };
  step('next');
});
const wait = (ms, v) => new Promise(r => setTimeout(r, ms, v));
run(function* () {
  const a = yield wait(10, 'a');
  console.log('got', a);
  try { yield Promise.reject(new Error('rejected')); } catch (e) { console.log('caught', e.message); }
  return (yield 'plain') + '!';
}).then(v => console.log('result', v));
const ready = [];
const spawn = (name, n) => ready.push((function* () { for (let i = 0; i < n; i++) { console.log(name, i); yield; } console.log(name, 'ends'); })());
spawn('A', 2); spawn('B', 3); spawn('C', 1);
while (ready.length) { const task = ready.shift(); if (!task.next().done) ready.push(task); }
console.log('scheduler empty');
