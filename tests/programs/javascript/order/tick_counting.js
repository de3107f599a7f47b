// A ruler of microtasks: every probe says at which tick its continuation ran.
let tick = 0;
let running = true;
function advance() {
  tick++;
  if (running && tick < 40) queueMicrotask(advance);
}

const results = [];
function probe(name, start) {
  const from = tick;
  start().then(
    () => results.push([name, tick - from]),
    () => results.push([name + ' (rejected)', tick - from])
  );
}

const native = Promise.resolve(1);
const rejected = () => Promise.reject(new Error('no'));
const thenable = { then(resolve) { resolve(2); } };

probe('then on settled', () => native);
probe('then returns value', () => native.then(() => 1));
probe('then returns promise', () => native.then(() => native));
probe('then returns thenable', () => native.then(() => thenable));
probe('async returns value', async () => 1);
probe('async returns promise', async () => native);
probe('async returns awaited promise', async () => await native);
probe('async awaits value', async () => { await 1; });
probe('async awaits twice', async () => { await 1; await 2; });
probe('async throws', async () => { throw new Error('x'); });
probe('finally on settled', () => native.finally(() => {}));
probe('finally returns promise', () => native.finally(() => native));
probe('finally on rejection', () => rejected().finally(() => {}));
probe('catch passes value', () => native.catch(() => {}));
probe('catch handles', () => rejected().catch(() => {}));
probe('resolve with promise', () => new Promise(resolve => resolve(native)));
probe('resolve with thenable', () => new Promise(resolve => resolve(thenable)));
probe('Promise.resolve(promise)', () => Promise.resolve(native));
probe('Promise.resolve(thenable)', () => Promise.resolve(thenable));
probe('all of none', () => Promise.all([]));
probe('all of promises', () => Promise.all([native, native]));
probe('all of values', () => Promise.all([1, 2]));
probe('allSettled', () => Promise.allSettled([native]));
probe('any', () => Promise.any([native]));
probe('any of none', () => Promise.any([]));
probe('race', () => Promise.race([native]));
queueMicrotask(advance);

setTimeout(() => {
  running = false;
  for (const [name, ticks] of results) console.log(name + ': ' + ticks);
}, 10);
