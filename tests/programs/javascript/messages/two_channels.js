// Which port comes first is the order in which ports were made.
const a = new MessageChannel();
const b = new MessageChannel();
b.port2.on('message', (m) => {
  console.log('b', m);
  if (m === 'x') a.port1.postMessage('from b');
  else b.port2.close();
});
a.port2.on('message', (m) => {
  console.log('a', m);
  if (m === 1) b.port1.postMessage('from a');
  if (m === 'from b') a.port2.close();
});
b.port1.postMessage('x');
a.port1.postMessage(1);
a.port1.postMessage(2);
setImmediate(() => {
  console.log('immediate 1');
  setImmediate(() => console.log('immediate 2'));
});
