// origin: tutorial: pipeline of async generators
async function* source(n) { for (let i = 1; i <= n; i++) { await null; yield i; } }
async function* map(it, f) { for await (const x of it) yield f(x); }
async function* filter(it, f) { for await (const x of it) if (f(x)) yield x; }
async function* take(it, n) {
  let i = 0;
  for await (const x of it) { if (i++ >= n) return; yield x; }
}
(async () => {
  for await (const v of take(filter(map(source(100), (x) => x * x), (x) => x % 2 === 1), 4)) console.log(v);
  console.log('end');
})();
