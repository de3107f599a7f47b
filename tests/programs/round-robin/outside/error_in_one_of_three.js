// Bug report: one worker throws, the rest must go on.
function* worker(name, bad) {
  console.log(name, 'begin');
  yield;
  if (bad) throw new Error(name + ' failed');
  console.log(name, 'end');
}
spawn(worker('w1', false), 'w1');
spawn(worker('w2', true), 'w2');
spawn(worker('w3', false), 'w3');
