const pause = () => new Promise(r => setTimeout(r, 1));
async function leaf(how) { if (how === 'later') await null; if (how === 'timer') await pause(); throw new Error('leaf ' + how); }
async function middle(how) { await leaf(how); }
const arrow = async how => { await middle(how); };
class Service { async method(how) { return await arrow(how); } static async stat(how) { await new Service().method(how); } }
const obj = { async run(how) { await Service.stat(how); } };
async function* agen(how) { yield 1; await middle(how); }
async function overGen(how) { for await (const x of agen(how)) ; }
async function inAll(how) { await Promise.all([1, middle(how)]); }
async function inAny(how) { await Promise.any([middle(how)]); }
async function notAwaited(how) { return middle(how); }
async function inFinally(how) { try { await middle(how); } finally { await null; } }
const viaThen = how => middle(how).then(() => {});
(async () => {
  for (const how of ['now', 'later', 'timer'])
    for (const f of [obj.run, overGen, inAll, notAwaited, inFinally, viaThen, async h => { await leaf(h); }, function plain(h) { return leaf(h); }])
      try { await f(how); } catch (e) { console.log(e.stack); }
  try { await inAny('later'); } catch (e) { console.log(e.stack, e.errors.length); console.log(e.errors[0].stack); }
  await new Promise(r => setTimeout(() => { console.log(new Error('in timer').stack); r(); }, 1));
  await new Promise(r => setTimeout(function named() { console.log(new Error('in named timer').stack); r(); }, 1));
  await new Promise(r => setImmediate(() => { console.log(new Error('in immediate').stack); r(); }));
  await new Promise(r => process.nextTick(() => { console.log(new Error('in tick').stack); r(); }));
  await new Promise(r => queueMicrotask(() => { console.log(new Error('in microtask').stack); r(); }));
  await Promise.resolve().then(() => console.log(new Error('in then').stack)).then(function namedThen() { console.log(new Error('in named then').stack); });
  console.log(await (async () => new Error('in async iife').stack)());
})();
