const { Worker, isMainThread, parentPort, workerData, threadId } = require('worker_threads');
const depth = isMainThread ? 0 : workerData;
if (depth < 3) {
  const child = new Worker(__filename, { workerData: depth + 1 });
  child.on('message', (m) => {
    const message = `${m} <- level ${depth}`;
    if (isMainThread) console.log(message);
    else parentPort.postMessage(message);
  });
  child.on('exit', (code) => {
    if (isMainThread) console.log('exit', code);
  });
} else {
  parentPort.postMessage(`level ${depth} is thread ${threadId}`);
}
