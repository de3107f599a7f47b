const {port1, port2} = new MessageChannel();
port2.onmessage = event => { console.log('ping', event.data); if (event.data < 3) port2.postMessage(event.data); };
port1.onmessage = event => { console.log('pong', event.data); port1.postMessage(event.data + 1); };
port1.postMessage(1);
