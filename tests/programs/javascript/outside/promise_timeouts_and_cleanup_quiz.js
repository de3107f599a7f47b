// origin: quiz in a team chat, what prints when the race is lost and the timer is not cleared
const { setTimeout: sleep } = require('timers/promises');
const start = process.hrtime.bigint();
const withTimeout = (p, ms, label = 'operation') => {
  let timer;
  return Promise.race([p, new Promise((_, no) => { timer = setTimeout(() => no(Object.assign(new Error(`${label} timed out after ${ms} ms`), { code: 'ETIMEOUT' })), ms); })]).finally(() => { console.log('cleanup', label); clearTimeout(timer); });
};
async function main() {
  console.log(await withTimeout(sleep(5, 'quick'), 50, 'a'));
  await withTimeout(sleep(50, 'slow').then(v => { console.log('the loser still finishes:', v); return v; }), 10, 'b').catch(e => console.log(e.code, e.message));
  const r = await Promise.allSettled([withTimeout(sleep(1), 20, 'c'), withTimeout(Promise.reject(new TypeError('own error')), 20, 'd'), withTimeout(new Promise(() => {}), 3, 'e')]);
  console.log(r);
  const ac = new AbortController();
  const s = sleep(1000, 'never', { signal: ac.signal });
  setTimeout(() => ac.abort('user left'), 5);
  try { await s; } catch (e) { console.log(e.name, e.code, e.cause, e.message); }
  try { await sleep(10, null, { signal: AbortSignal.abort(new Error('before')) }); } catch (e) { console.log(e.name, e.cause?.message); }
  try { await sleep(10, null, { signal: 5 }); } catch (e) { console.log(e.name, e.code, e.message); }
  try { await sleep(10, null, { ref: 'yes' }); } catch (e) { console.log(e.code, e.message); }
  const { signal } = Object.assign(new AbortController(), {}); signal.onabort = () => console.log('no');
  console.log(await sleep(), await sleep(-5, 'negative'), await sleep('7', 'text'), signal);
  const t = AbortSignal.timeout(5); t.addEventListener('abort', e => console.log(e.type, t.reason.name, t.reason.message, t.reason.code, e.constructor.name));
  await sleep(20); console.log(t.aborted, AbortSignal.any ? AbortSignal.any([signal, t]).reason === t.reason : 'no any');
  try { t.throwIfAborted(); } catch (e) { console.log(e instanceof DOMException, String(e)); }
}
main().then(() => console.log('main done'), e => console.log('main failed', e)).finally(() => console.log(typeof (process.hrtime.bigint() - start)));
console.log('main returned', process.hrtime().length);
