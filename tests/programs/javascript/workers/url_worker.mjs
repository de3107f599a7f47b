import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { once } from 'node:events';
if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.postMessage('ping');
  const [answer] = await once(worker, 'message');
  console.log(answer);
  const [code] = await once(worker, 'exit');
  console.log('exit', code);
} else {
  const [question] = await once(parentPort, 'message');
  parentPort.postMessage(question.replace('i', 'o'));
}
