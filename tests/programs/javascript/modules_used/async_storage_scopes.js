// run, exit, enterWith, disable, snapshot and bind, nested and with several storages.
const { AsyncLocalStorage, AsyncResource } = require('async_hooks');
const a = new AsyncLocalStorage();
const b = new AsyncLocalStorage();
const show = label => console.log(label.padEnd(24), a.getStore(), b.getStore());

show('start');
console.log(a.run(1, (x, y) => x + y + a.getStore(), 10, 20));
a.run('outer', () => {
  show('outer');
  b.run('b1', () => {
    show('outer b1');
    a.run('inner', () => {
      show('inner b1');
      setTimeout(() => show('timer inner b1'), 20);
      a.exit(() => {
        show('exit a');
        setTimeout(() => show('timer of exit'), 40);
      });
      show('after exit');
    });
    show('back in outer b1');
  });
  show('back in outer');
  try {
    a.run('throws', () => { throw new Error('x'); });
  } catch {
    show('after throw');
  }
});
show('end of run');

const snapshot = a.run('snap', () => AsyncLocalStorage.snapshot());
a.run('other', () => snapshot(() => show('snapshot')));
const bound = a.run('bound', () => AsyncLocalStorage.bind(function (x) { show('bound ' + x + this.tag); return 7; }));
console.log(bound.call({ tag: '!' }, 'call'), bound.length);
class Job extends AsyncResource {
  constructor(work) { super('Job'); this.work = work; }
  go(...args) { return this.runInAsyncScope(this.work, this, ...args); }
}
const job = a.run('job', () => new Job(function (n) { show('job ' + n); return this instanceof Job; }));
console.log(job.go(1), typeof job.asyncId(), typeof job.triggerAsyncId());

(async () => {
  a.enterWith('entered');
  show('entered');
  await null;
  show('entered, after await');
  a.enterWith('entered again');
  await new Promise(resolve => setImmediate(resolve));
  show('entered again');
})().then(() => show('then of async'));
show('enterWith leaks to here');
setTimeout(() => {
  show('later');
  a.disable();
  show('disabled');
  a.run('revived', () => show('revived'));
  show('after revived');
}, 80);

async function* numbers() {
  for (let i = 0; i < 2; i++) {
    show('generator ' + i);
    await null;
    yield i;
  }
}
a.run('walk', async () => {
  for await (const n of numbers()) show('got ' + n);
});
const interval = a.run('interval', () => setInterval(() => {
  show('interval');
  clearInterval(interval);
}, 60));
console.log(a.enabled, Object.keys(a), a.constructor.name);
for (const f of [() => new AsyncResource(), () => new AsyncResource('x', -5), () => AsyncResource.bind(1)]) {
  try { f(); } catch (error) { console.log(error.code, error.message); }
}
