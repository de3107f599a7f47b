// on, once, off, addEventListener and onmessage on one port.
const { port1, port2 } = new MessageChannel();
const on = (m) => console.log('on', m);
port2.on('message', on);
port2.addEventListener('message', (e) => console.log('addEventListener', e.data, e.type, e.target === port2, e.constructor.name));
port2.onmessage = (e) => console.log('onmessage', e.data);
port2.once('message', (m) => console.log('once', m));
console.log(port2.listenerCount('message'), port2.hasRef(), port1.hasRef());
port2.onmessage = (e) => {
  console.log('replaced onmessage', e.data);
  if (e.data === 3) port2.close();
};
port1.postMessage(1);
port1.postMessage(2);
setTimeout(() => {
  port2.off('message', on);
  port1.postMessage(3);
}, 5);
