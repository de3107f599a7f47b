const {port1, port2} = new MessageChannel();
port1.addEventListener('message', event => console.log('got', event.data));
port2.postMessage('waits');
setTimeout(() => { console.log('starting'); port1.start(); }, 10);
