// origin: interview quiz 2024, promises, async functions and ticks interleaved
const p = (x) => console.log(x);
async function one() {
  p('one start');
  await two();
  p('one end');
}
async function two() { p('two'); return new Promise(r => { p('executor'); r() }).then(() => p('two then')) }
setTimeout(() => p('timeout'));
p('script start');
one().then(() => p('one then'));
Promise.resolve()
  .then(() => { p('A'); return Promise.resolve('B') })
  .then(p)
  .finally(() => p('fin'))
  .then(() => p('C'));
Promise.reject(new Error('r'))
  .then(() => p('not here'))
  .catch(e => { p('caught ' + e.message); throw 'again' })
  .then(null, e => p('second ' + e));
queueMicrotask(() => { p('micro'); process.nextTick(() => p('tick from micro')) });
process.nextTick(() => { p('tick'); queueMicrotask(() => p('micro from tick')) });
(async () => { for await (const x of ['f1', Promise.resolve('f2')]) p(x) })();
new Promise((resolve) => { resolve({ then(r) { p('thenable'); r('T') } }) }).then(p);
setTimeout(() => { p('timeout 2'); Promise.resolve().then(() => p('micro in timeout 2')) }, 0);
setTimeout(() => p('timeout 3'), 0);
p('script end');
