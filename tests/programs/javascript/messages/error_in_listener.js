// An error in a listener is uncaught; the next message still comes.
const { port1, port2 } = new MessageChannel();
process.on('uncaughtException', (e) => console.log('uncaught:', e.message));
port2.on('message', (m) => {
  console.log('got', m);
  if (m === 1) throw new Error('bad one');
  port2.close();
});
port1.postMessage(1);
port1.postMessage(2);
