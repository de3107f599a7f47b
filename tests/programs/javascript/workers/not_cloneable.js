const { Worker } = require('worker_threads');
try {
  new Worker('', { eval: true, workerData: { f() {} } });
} catch (error) {
  console.log(error.name, error.code, error.message);
}
const worker = new Worker(`
  const { parentPort } = require('worker_threads');
  try {
    parentPort.postMessage(() => 1);
  } catch (error) {
    parentPort.postMessage(error.name + ': ' + error.message);
  }
  class Point { constructor() { this.x = 1; this.y = 2; } sum() { return 3; } }
  parentPort.postMessage(new Point());
  parentPort.postMessage({ map: new Map([[1, new Set(['a'])]]), date: new Date(0), re: /x/gi, big: 10n, undef: undefined, err: new RangeError('r') });
`, { eval: true });
worker.on('message', (m) => {
  if (m instanceof Object && m.map) {
    const { err, ...rest } = m;
    console.log(rest, err.message, err instanceof RangeError, m.map instanceof Map);
    return;
  }
  console.log(m, typeof m, m.constructor === Object);
});
