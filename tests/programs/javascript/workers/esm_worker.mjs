import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

if (isMainThread) {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: 6 });
  worker.on('message', (m) => console.log('message', m));
  worker.on('exit', (code) => console.log('exit', code));
} else {
  const value = await new Promise((resolve) => setTimeout(resolve, 5, workerData * 7));
  parentPort.postMessage(value);
}
