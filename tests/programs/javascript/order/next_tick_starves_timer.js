let count = 0;
function tick() {
  count++;
  if (count < 1000) process.nextTick(tick);
  else console.log('ticks done', count);
}
setTimeout(() => console.log('timer after', count), 1);
setImmediate(() => {});
process.nextTick(tick);
let jobs = 0;
function job() {
  if (++jobs < 1000) return Promise.resolve().then(job);
  console.log('jobs done', jobs, 'ticks seen', count);
}
job();
console.log('main done');
