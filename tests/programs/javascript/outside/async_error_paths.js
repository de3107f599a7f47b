// origin: blog post, where do errors go in async functions
const boom = async (msg) => { throw new Error(msg) };
const later = (ms, v) => new Promise(r => setTimeout(r, ms, v));
async function noAwait() { try { return boom('lost try') } catch (e) { return 'caught inside ' + e.message } }
async function withAwait() { try { return await boom('kept try') } catch (e) { return 'caught inside ' + e.message } }
async function fin() { try { return 'try' } finally { await later(1); console.log('finally after await') } }
async function over() { try { throw new Error('first') } finally { return 'finally wins' } }
(async function main() {
  console.log(await noAwait().catch(e => 'caught outside ' + e.message));
  console.log(await withAwait());
  console.log(await fin(), await over());
  try { await Promise.all([later(20, 'slow'), boom('fast fail'), boom('ignored fail')]) } catch (e) { console.log('all:', e.message) }
  console.log(await Promise.allSettled([later(5, 1), boom('x'), 3]));
  try { await Promise.any([boom('a'), boom('b')]) } catch (e) { console.log(e.constructor.name, e.message, e.errors.map(x => x.message)) }
  try { await Promise.any([]) } catch (e) { console.log(e.message, e.errors) }
  try { [1, 2].forEach(async () => { await boom('in forEach').catch(e => console.log(e.message)) }); console.log('after forEach') } catch { console.log('never') }
  await null; await null; await null; await null;
  const r = await [1, 2, 3].reduce(async (acc, n) => (await acc) + n, 0);
  console.log('reduced', r);
  try { await { then(_, rej) { rej('thenable says no') } } } catch (e) { console.log(e) }
  try { await (async () => { null.x })() } catch (e) { console.log(e.name, e.message) }
  try { for await (const x of [1, boom('loop'), 3]) console.log(x) } catch (e) { console.log('for await', e.message) }
  console.log(await Promise.race([later(30, 'slow'), later(5, 'quick')]), await Promise.race([1, boom('z').catch(() => {})]));
  throw new Error('main fails');
})().catch(e => { console.log('top:', e.message); process.exitCode = 2 }).finally(() => console.log('bye'));
