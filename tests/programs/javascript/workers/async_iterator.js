const { Worker } = require('worker_threads');
const { on, once } = require('events');
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  (async () => {
    for (const step of ['load', 'parse', 'done']) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      parentPort.postMessage({ step });
    }
  })();
`, { eval: true });
(async () => {
  for await (const [{ step }] of on(worker, 'message')) {
    console.log('progress', step);
    if (step === 'done') break;
  }
  const [code] = await once(worker, 'exit');
  console.log('exit', code);
})();
