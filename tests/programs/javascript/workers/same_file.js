const { Worker, isMainThread, parentPort, workerData, threadId } = require('worker_threads');

if (isMainThread) {
  console.log('main thread', threadId, 'parentPort', parentPort, 'workerData', workerData);
  const worker = new Worker(__filename, { workerData: { name: 'Ada', numbers: [1, 2, 3] } });
  console.log('created', worker.threadId);
  worker.on('message', (m) => console.log('from worker:', m));
  worker.on('exit', (code) => {
    console.log('exit', code, 'threadId', worker.threadId);
  });
} else {
  parentPort.postMessage({ isMainThread, threadId, workerData });
  parentPort.postMessage(workerData.numbers.map((n) => n * 2));
}
