// A priority by giving more work to a turn.
function* worker(name, perTurn, total) {
  let done = 0;
  while (done < total) {
    for (let i = 0; i < perTurn && done < total; i++) console.log(name, ++done);
    yield;
  }
}
spawn(worker('low', 1, 3), 'low');
spawn(worker('high', 3, 6), 'high');
