const channel = new MessageChannel();
channel.port1.onmessage = event => console.log('message', event.data);
channel.port2.postMessage('first');
setTimeout(() => console.log('timer'), 0);
channel.port2.postMessage('second');
