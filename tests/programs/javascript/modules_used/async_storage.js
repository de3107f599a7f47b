// A request's id follows it through everything asynchronous.
const { AsyncLocalStorage } = require('node:async_hooks');
const { EventEmitter } = require('node:events');
const requests = new AsyncLocalStorage();
const log = message => console.log(`[${requests.getStore()?.id ?? '-'}] ${message}`);
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

async function loadUser(name) {
  log(`loading ${name}`);
  await sleep(10);
  log(`loaded ${name}`);
  return { name };
}
const bus = new EventEmitter();
bus.on('saved', name => log(`heard of ${name}`));

function handle(id, name, delay) {
  return requests.run({ id }, async () => {
    log('begin');
    const user = await loadUser(name);
    process.nextTick(() => log('tick'));
    queueMicrotask(() => log('microtask'));
    setImmediate(() => log('immediate'));
    await Promise.all([sleep(delay), null]).then(() => log('then'));
    bus.emit('saved', user.name);
    try {
      await Promise.reject(new Error('lost'));
    } catch (error) {
      log(error.message);
    } finally {
      log('finally');
    }
    return requests.getStore().id;
  });
}
log('main');
Promise.all([handle(1, 'Ada', 20), handle(2, 'Grace', 40)]).then(ids => log(`all done: ${ids}`));
log('main again');

// Whoever settles the promise, its reactions run where then was called.
let release;
const gate = new Promise(resolve => (release = resolve));
requests.run({ id: 'A' }, () => gate.then(() => log('after the gate, from A')));
requests.run({ id: 'B' }, () => setTimeout(() => { log('opens the gate'); release(); }, 150));
gate.then(() => log('after the gate, from outside'));
