// Fork and join, as in a scheduler lecture: the parent waits for the sum of its children.
function* sum(from, to) {
  let total = 0;
  for (let i = from; i <= to; i++) { total += i; yield; }
  return total;
}
function* parent() {
  const left = spawn(sum(1, 5), 'left');
  const right = spawn(sum(6, 10), 'right');
  const a = yield join(left);
  const b = yield join(right);
  console.log(a, '+', b, '=', a + b);
}
spawn(parent(), 'parent');
