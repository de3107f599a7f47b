// origin: lecture: cooperative tasks with generators
function* countdown(name, n) {
  while (n > 0) {
    console.log(`${name}: ${n--}`);
    yield;
  }
  return name + ' finished';
}
const ready = [countdown('A', 3), countdown('B', 1), countdown('C', 2)];
while (ready.length > 0) {
  const task = ready.shift();
  const { done, value } = task.next();
  if (done) console.log(value);
  else ready.push(task);
}
