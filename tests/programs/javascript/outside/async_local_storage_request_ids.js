// origin: blog post, request ids without passing them, with AsyncLocalStorage, AsyncResource and bind
const { AsyncLocalStorage, AsyncResource, executionAsyncId } = require('async_hooks');
const { EventEmitter } = require('events');
const als = new AsyncLocalStorage(), tenant = new AsyncLocalStorage();
const log = (...m) => console.log(`[${als.getStore()?.id ?? '-'}/${tenant.getStore() ?? '-'}]`, ...m);
const wait = ms => new Promise(r => setTimeout(r, ms));
const bus = new EventEmitter(); bus.on('note', x => log('note', x));
async function handle(id, ms) {
  log('start');
  await wait(ms);
  log('after wait');
  als.getStore().steps = (als.getStore().steps ?? 0) + 1;
  bus.emit('note', id);
  process.nextTick(() => log('tick')); queueMicrotask(() => log('micro')); setImmediate(() => log('immediate'));
  await tenant.run('t' + id, async () => { log('in tenant'); await null; log('still in tenant'); });
  log('left tenant');
  als.exit(() => log('exited'));
  try { await Promise.reject(new Error('x')); } catch { log('caught'); } finally { log('finally'); }
  return als.getStore();
}
Promise.all([1, 2].map(n => als.run({ id: n }, handle, n, 10 / n))).then(r => { log('all', r); second(); });
log('outside');
function second() {
  const saved = als.run({ id: 'saved' }, () => AsyncLocalStorage.snapshot ? AsyncLocalStorage.snapshot() : f => f());
  saved(() => log('in snapshot')); saved((a, b) => log('args', a, b), 1, 2);
  const bound = als.run({ id: 'bound' }, () => AsyncResource.bind(function (x) { log('bound', x, this === undefined || typeof this); return x; })); console.log(bound(5), bound.length);
  const res = als.run({ id: 'res' }, () => new AsyncResource('Job')); res.runInAsyncScope((a) => log('in scope', a), null, 'arg'); log(res.type, typeof res.asyncId(), res.emitDestroy() === res);
  als.enterWith({ id: 'entered' }); log('entered'); setTimeout(() => { log('timer after enter'); als.disable(); log('disabled'); als.run({ id: 'back' }, () => log('back')); third(); }, 1);
}
async function third() {
  const gen = als.run({ id: 'gen' }, () => (async function* () { yield log('in gen'); yield log('gen again'); })()); als.run({ id: 'caller' }, () => gen.next()); await als.run({ id: 'other' }, () => gen.next());
  const p = als.run({ id: 'maker' }, () => wait(1)); await als.run({ id: 'thener' }, () => p.then(() => log('then')));
  const thenable = { then(r) { log('thenable'); r('v'); } }; await als.run({ id: 'awaiter' }, async () => log(await thenable));
  als.run({ id: 'err' }, () => { try { als.run({ id: 'inner' }, () => { throw new Error('boom'); }); } catch (e) { log(e.message); } });
  const i = als.run({ id: 'interval' }, () => { let n = 0; const t = setInterval(() => { log('i', ++n); if (n === 2) { clearInterval(t); als.run({ id: 'last' }, () => process.on('exit', () => log('exit'))); } }, 1); return t; });
  console.log(als.getStore(), als instanceof AsyncLocalStorage, typeof executionAsyncId());
}
