// origin: tutorial: the four combinators
const ok = (v, ms) => new Promise((r) => setTimeout(r, ms, v));
const no = (v, ms) => new Promise((_, r) => setTimeout(r, ms, new Error(v)));
(async () => {
  console.log(await Promise.allSettled([ok(1, 3), no('two', 1), 3]));
  console.log(await Promise.any([no('a', 1), ok('b', 4), ok('c', 2)]));
  try {
    await Promise.any([no('x', 2), no('y', 1)]);
  } catch (e) {
    console.log(e.constructor.name, e.message, e.errors.map((x) => x.message));
  }
  console.log(await Promise.race([ok('slow', 5), ok('quick', 1)]));
})();
