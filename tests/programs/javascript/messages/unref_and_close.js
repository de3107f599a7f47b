// What keeps the process alive, and when 'close' is heard.
const { port1, port2 } = new MessageChannel();
port2.on('message', (m) => console.log('message', m));
port2.on('close', () => console.log('port2 close'));
port1.on('close', () => console.log('port1 close'));
console.log(port2.hasRef());
port2.unref();
console.log(port2.hasRef());
port1.postMessage('heard, something else is alive');
setTimeout(() => {
  console.log('timer');
  port2.ref();
  port1.close(() => console.log('close callback'));
  setImmediate(() => console.log('immediate'));
}, 5);
process.on('exit', () => console.log('exit'));
