// origin: bug report, a Promise subclass with progress loses its type after then
const log = [];
class Progress extends Promise {
  constructor(run) {
    const listeners = [];
    super((res, rej) => run(res, rej, p => listeners.forEach(f => f(p))));
    this.listeners = listeners;
    log.push('made');
  }
  onProgress(f) { this.listeners.push(f); return this; }
}
class Plain extends Promise { static get [Symbol.species]() { return Promise; } }
const wait = ms => new Progress((res, rej, progress) => { let n = 0; const t = setInterval(() => { progress(++n * 25); if (n === 4) { clearInterval(t); res(`after ${ms}`); } }, ms / 4); });
const p = wait(40).onProgress(n => console.log(n + '%'));
const q = p.then(v => v.length);
console.log(p, q, q instanceof Progress, log.length);
console.log(new Plain(() => {}).then() instanceof Plain, Plain.resolve(1) instanceof Plain, Plain.reject(new Error('x')).catch(() => {}).constructor.name);
(async () => {
  console.log(await p, await q);
  console.log(Progress.all([1, p]) instanceof Progress, await Progress.all([1, p]), log.length);
  console.log(await Progress.race([p, q]), await Progress.allSettled([p, Progress.reject(new RangeError('no'))]));
  const f = p.finally(() => 'ignored'); console.log(f instanceof Progress, await f, f);
  try { await Progress.any([Progress.reject(1), Progress.reject(2)]); } catch (e) { console.log(e, e.errors); }
  const r = (async () => p)(); console.log(r instanceof Progress, r); await r;
  class Bad extends Promise { constructor() { super(() => {}); return {}; } }
  try { Bad.resolve(1).then(1); } catch (e) { console.log(e.name, e.message); }
  try { Promise.resolve.call(undefined, 1); } catch (e) { console.log(e.name, e.message); }
  try { Promise.all.call(class { constructor(f) { f(() => {}, () => {}); } }, [1]); } catch (e) { console.log(e.name, e.message); }
  try { new Progress(); } catch (e) { console.log(e.name, e.message); }
  try { Promise(); } catch (e) { console.log(e.name, e.message); }
  const order = []; const sub = new Progress(r => r('s')), nat = Promise.resolve('n');
  (async () => { await sub; order.push('await sub'); })(); (async () => { await nat; order.push('await native'); })();
  nat.then(() => order.push('t1')).then(() => order.push('t2')).then(() => order.push('t3')).then(() => console.log(order));
})();
