// origin: blog post, request ids with AsyncLocalStorage
const { AsyncLocalStorage } = require('async_hooks');
const als = new AsyncLocalStorage();
let next = 1;
const log = (msg) => console.log(`[${als.getStore()?.id ?? '-'}] ${msg}`);
const sleep = ms => new Promise(r => setTimeout(r, ms));
async function db(q) { await sleep(q.length * 60); log('query ' + q); return q.toUpperCase() }
async function handler(path) { log('start ' + path); const r = await db(path); als.getStore().hits++; log('done ' + r); return als.getStore() }
log('outside');
const reqs = ['users', 'abc'].map(p => als.run({ id: next++, hits: 0 }, handler, p));
log('after run');
Promise.all(reqs).then(r => { log('all'); console.log(r) });
als.run({ id: 'outer' }, () => {
  log('in'); als.run({ id: 'inner' }, () => log('nested')); log('back'); als.exit(() => log('exited')); setTimeout(() => { log('timer'); }, 1); process.nextTick(() => log('tick')); queueMicrotask(() => log('micro'));
  try { als.run({ id: 'throws' }, () => { throw new Error('x') }) } catch (e) { log('caught ' + e.message) }
});
const emitter = new (require('events'))(); emitter.on('e', () => log('listener'));
als.run({ id: 'emit' }, () => emitter.emit('e'));
const bound = als.run({ id: 'bound' }, () => AsyncLocalStorage.bind(() => log('bound fn'))); bound();
const snap = als.run({ id: 'snap' }, () => AsyncLocalStorage.snapshot()); snap(() => log('in snapshot'));
setTimeout(() => { als.enterWith({ id: 'entered' }); log('now'); Promise.resolve().then(() => log('then')) }, 700);
setTimeout(() => log('other timer'), 900);
