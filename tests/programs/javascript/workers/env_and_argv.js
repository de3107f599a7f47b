const { Worker, isMainThread, parentPort, SHARE_ENV } = require('worker_threads');
const path = require('path');
if (isMainThread) {
  process.env.FROM_MAIN = 'yes';
  const run = (options) => new Promise((resolve) => new Worker(__filename, options).once('message', resolve));
  (async () => {
    console.log(await run({ argv: ['--fast', 3], env: { ONLY: 'this', N: 1 } }));
    console.log(await run({}));
    console.log('main sees', process.env.WORKER_WAS_HERE);
    console.log(await run({ env: SHARE_ENV }));
    console.log('main sees', process.env.WORKER_WAS_HERE);
  })();
} else {
  process.env.WORKER_WAS_HERE = 'indeed';
  parentPort.postMessage({
    argv: process.argv.slice(1).map((part) => path.basename(part)),
    fromMain: process.env.FROM_MAIN,
    only: process.env.ONLY,
    n: process.env.N,
  });
}
