// Tutorial: a queue worked off in idle time, with a deadline.
const work = ['a', 'b', 'c', 'd'];
function step(deadline) {
  while (work.length && deadline.timeRemaining() > 0) console.log('idle', work.shift());
  console.log('timed out?', deadline.didTimeout);
  if (work.length) requestIdleCallback(step);
}
requestIdleCallback(step);
setTimeout(() => console.log('timeout first'), 0);
Promise.resolve().then(() => console.log('promise first of all'));
