const {port1, port2} = new MessageChannel();
port1.onmessage = () => console.log('never');
port1.close();
port2.postMessage('x');
setTimeout(() => console.log('nothing came'), 20);
