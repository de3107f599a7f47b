// The classic article's own scheduler: a queue of generators, no library.
const queue = [];
function run(gen) { queue.push(gen); }
function* countdown(n) { while (n > 0) { console.log('T-minus', n--); yield; } }
function* countup(n) { let x = 0; while (x < n) { console.log('counting', x++); yield; } }
run(countdown(4));
run(countup(5));
run(countdown(2));
while (queue.length) {
  const task = queue.shift();
  const {done} = task.next();
  if (!done) queue.push(task);
}
console.log('no more tasks');
