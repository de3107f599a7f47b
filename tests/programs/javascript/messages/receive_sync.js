// receiveMessageOnPort takes messages without the loop.
const { MessageChannel, receiveMessageOnPort, isMainThread, threadId, parentPort, workerData } = require('worker_threads');
console.log(isMainThread, threadId, parentPort, workerData);
const { port1, port2 } = new MessageChannel();
port1.postMessage({ hello: 'world', when: new Date(0) });
port1.postMessage(undefined);
port1.postMessage([1, , 3]);
for (let i = 0; i < 4; i++) console.log(receiveMessageOnPort(port2));
try {
  receiveMessageOnPort({});
} catch (e) {
  console.log(e.name, e.code, e.message);
}
