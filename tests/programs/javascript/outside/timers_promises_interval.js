// origin: docs retold, timers/promises and async iteration over an interval
const { setTimeout: sleep, setInterval: every, setImmediate: soon, scheduler } = require('timers/promises');
(async () => {
  let n = 0;
  for await (const v of every(10, 'beat')) { console.log(v, ++n); if (n === 3) break }
  console.log(await sleep(5, { any: 'value' }), await soon('immediate'));
  await scheduler.wait(5); await scheduler.yield();
  const ac = new AbortController();
  setTimeout(() => ac.abort(), 35);
  try { for await (const start of every(10, 'x', { signal: ac.signal })) n++ } catch (e) { console.log(e.name, e.code, n > 3) }
  try { await sleep(1, null, { signal: 'no' }) } catch (e) { console.log(e.name, e.code, e.message) }
  const aborted = AbortSignal.abort('early'); await soon(1, { signal: aborted }).catch(e => console.log(e.name, e.cause));
  const results = await Promise.all([sleep(40, 'c'), sleep(20, 'b'), sleep(1, 'a')]); console.log(results);
  const t = setTimeout(() => {}, 10); console.log(typeof t, t.hasRef(), t.unref().hasRef(), t.ref() === t, typeof t[Symbol.toPrimitive](), t.constructor.name); clearTimeout(t);
  console.log(typeof setImmediate(() => {}), setInterval.name, clearTimeout(undefined), clearTimeout('nothing'), clearInterval({}));
  for (const bad of ['x', null, undefined, {}]) try { setTimeout(bad) } catch (e) { console.log(e.code, e.message) }
  setTimeout((...a) => console.log('args', a), '5', 1, 2);
})();
