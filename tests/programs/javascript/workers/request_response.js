const { Worker } = require('worker_threads');

const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  const handlers = {
    add: (a, b) => a + b,
    upper: (text) => text.toUpperCase(),
    fail: () => { throw new RangeError('no such luck'); },
  };
  parentPort.on('message', ({ id, method, args }) => {
    try {
      parentPort.postMessage({ id, result: handlers[method](...args) });
    } catch (error) {
      parentPort.postMessage({ id, error });
    }
  });
`, { eval: true });

let nextId = 0;
const pending = new Map();
worker.on('message', ({ id, result, error }) => {
  const { resolve, reject } = pending.get(id);
  pending.delete(id);
  if (error) reject(error);
  else resolve(result);
});
function call(method, ...args) {
  return new Promise((resolve, reject) => {
    const id = nextId++;
    pending.set(id, { resolve, reject });
    worker.postMessage({ id, method, args });
  });
}

(async () => {
  console.log(await call('add', 2, 3));
  console.log(await call('upper', 'hello'));
  try {
    await call('fail');
  } catch (error) {
    console.log(error.name, error.message, error instanceof RangeError);
  }
  const all = await Promise.all([call('add', 1, 1), call('add', 10, 10), call('upper', 'x')]);
  console.log(all);
  console.log('terminated with', await worker.terminate());
})();
