// Two workers talk over a channel that the main thread made.
const { Worker, MessageChannel } = require('worker_threads');
const code = `
  const { parentPort, workerData } = require('worker_threads');
  parentPort.once('message', ({ port }) => {
    port.on('message', (n) => {
      parentPort.postMessage(workerData + ' got ' + n);
      if (n < 5) port.postMessage(n + 1);
      else port.close();
    });
    if (workerData === 'ping') port.postMessage(1);
  });
`;
const { port1, port2 } = new MessageChannel();
const log = [];
let left = 2;
for (const [name, port] of [['ping', port1], ['pong', port2]]) {
  const worker = new Worker(code, { eval: true, workerData: name });
  worker.postMessage({ port }, [port]);
  worker.on('message', (m) => log.push(m));
  worker.on('exit', () => {
    if (--left === 0) {
      console.log(log.filter((m) => m.startsWith('ping')));
      console.log(log.filter((m) => m.startsWith('pong')));
    }
  });
}
