// Promises over a port: ask and wait for the answer.
const { MessageChannel } = require('worker_threads');
const { once } = require('events');
const { port1: client, port2: server } = new MessageChannel();
server.on('message', ({ id, question }) => {
  server.postMessage({ id, answer: question.split('').reverse().join('') });
});
const waiting = new Map();
client.on('message', ({ id, answer }) => {
  waiting.get(id)(answer);
  waiting.delete(id);
});
let nextId = 1;
function ask(question) {
  return new Promise((resolve) => {
    const id = nextId++;
    waiting.set(id, resolve);
    client.postMessage({ id, question });
  });
}
async function main() {
  console.log(await ask('abc'));
  console.log(await Promise.all([ask('one'), ask('two'), ask('three')]));
  client.close();
}
main().then(() => console.log('done'));
console.log('asked');
