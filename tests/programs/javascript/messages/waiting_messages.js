// Messages wait until somebody listens, and while nobody does any more.
const { MessageChannel, receiveMessageOnPort } = require('worker_threads');
const { port1, port2 } = new MessageChannel();
port1.postMessage('a');
port1.postMessage('b');
port1.postMessage('c');
port1.postMessage('d');
console.log(receiveMessageOnPort(port2));
setTimeout(() => {
  console.log('listening');
  port2.once('message', (m) => {
    console.log('once', m);
    setTimeout(() => {
      console.log(receiveMessageOnPort(port2));
      port2.on('message', (m) => {
        console.log('on', m);
        port2.close();
      });
    }, 5);
  });
}, 5);
