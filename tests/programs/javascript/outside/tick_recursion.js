// origin: blog post: nextTick and promises that queue each other
let n = 0;
function tick() {
  console.log('tick', n);
  if (n++ < 2) Promise.resolve().then(micro);
}
function micro() {
  console.log('micro', n);
  process.nextTick(tick);
  queueMicrotask(() => console.log('nested', n));
}
process.nextTick(tick);
Promise.resolve().then(() => console.log('first micro'));
setImmediate(() => console.log('immediate'));
