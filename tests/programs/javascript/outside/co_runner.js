// origin: blog post: async functions as generators run by a runner
function co(makeGenerator) {
  const it = makeGenerator();
  return new Promise((resolve, reject) => {
    function step(method, arg) {
      let r;
      try { r = it[method](arg); } catch (e) { return reject(e); }
      if (r.done) return resolve(r.value);
      Promise.resolve(r.value).then((v) => step('next', v), (e) => step('throw', e));
    }
    step('next');
  });
}
co(function* () {
  const a = yield 1;
  const b = yield new Promise((r) => setTimeout(r, 3, 2));
  try { yield Promise.reject(new Error('inside')); } catch (e) { console.log('caught', e.message); }
  return a + b;
}).then((v) => console.log('co result', v));
console.log('running');
