// origin: tutorial, sequential, parallel and batched promises with a virtual cost
let clock = 0;
const order = [];
const task = (name, turns) => async () => { order.push(`start ${name}`); for (let i = 0; i < turns; i++) await null; order.push(`end ${name}`); return name.toUpperCase() };
const tasks = [task('a', 4), task('b', 1), task('c', 2)];
const flush = label => { console.log(label.padEnd(12), order.splice(0).join(', ')) };
(async () => {
  const seq = []; for (const t of tasks) seq.push(await t()); flush('for-of'); console.log(seq);
  console.log(await Promise.all(tasks.map(t => t()))); flush('all');
  console.log(await tasks.reduce((p, t) => p.then(async acc => [...acc, await t()]), Promise.resolve([]))); flush('reduce');
  const batch = async (n) => { const out = []; for (let i = 0; i < tasks.length; i += n) out.push(...await Promise.all(tasks.slice(i, i + n).map(t => t()))); return out }; console.log(await batch(2)); flush('batch');
  const started = tasks.map(t => t()); const got = []; for (const s of started) got.push(await s); console.log(got); flush('started');
  console.log(await Promise.race(tasks.map(t => t()))); flush('race'); await null; await null; await null; flush('rest');
  const results = []; for await (const r of tasks.map(t => t())) results.push(r); console.log(results); flush('for-await');
  const pool = async (ts, n) => { const it = ts.entries(), res = []; await Promise.all(Array.from({ length: n }, async (_, w) => { for (const [i, t] of it) { order.push(`w${w}`); res[i] = await t() } })); return res }; console.log(await pool([...tasks, task('d', 1)], 2)); flush('pool');
  console.log(tasks.map(async t => (await t()).length)); await new Promise(r => setTimeout(r, 5)); flush('map');
  const filtered = await Promise.all([1, 2, 3, 4].map(async n => ({ n, keep: await Promise.resolve(n % 2) }))); console.log([1, 2, 3].filter(async n => n > 2), filtered.filter(x => x.keep).map(x => x.n)); console.log([3, 1, 2].sort(async (a, b) => a - b), await [1, 2].find(async x => x === 2), [1].some(async () => false), await Promise.all([[Promise.resolve(1)], 2, { then: r => r(3) }]));
  const settle = await Promise.allSettled([1, Promise.reject(new Error('no')), new Promise((r) => r({ a: 1 }))]); console.log(settle.map(s => s.status), settle[1].reason.message, settle[2]); const [{ value = 'none' }, { reason = {} }] = settle; console.log(value, reason.message);
  await Promise.all([]).then(x => console.log('empty all', x)); console.log(await Promise.race([2, new Promise(() => {})]), await Promise.all('ab'), await Promise.all(new Set([1, Promise.resolve(2)])).then(a => a.length)); const never = Promise.race([]); console.log(never); try { await Promise.all(5) } catch (e) { console.log(e.message) } try { await Promise.all() } catch (e) { console.log(e.message) } try { Promise.all.call(undefined, []) } catch (e) { console.log(e.message) }
})();
