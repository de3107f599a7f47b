const channel = new MessageChannel();
channel.port1.onmessage = event => {
  console.log('message', event.data);
  Promise.resolve().then(() => console.log('micro', event.data));
};
channel.port2.postMessage(1);
channel.port2.postMessage(2);
