const channel = new MessageChannel();
channel.port1.onmessage = event => console.log('message', event.data);
setTimeout(() => console.log('timer'), 0);
channel.port2.postMessage('first');
