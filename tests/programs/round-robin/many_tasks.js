let total = 0;
const tasks = [];
for (let i = 0; i < 300; i++) {
  tasks.push(spawn(function* () {
    for (let k = 0; k < i % 4; k++) yield;
    total += i;
    return i;
  }, 'task ' + i));
}
spawn(function* () {
  let sum = 0;
  for (const task of tasks) sum += yield join(task);
  console.log(sum, total);
}, 'sum');
