const channel = new MessageChannel();
const sent = {list: [1, 2]};
channel.port1.onmessage = event => console.log(event.data, event.data === sent);
channel.port2.postMessage(sent);
sent.list.push(3);
