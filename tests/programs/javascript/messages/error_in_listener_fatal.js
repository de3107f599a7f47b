const { port1, port2 } = new MessageChannel();
port2.onmessage = (event) => {
  console.log('got', event.data);
  event.data.missing.property;
};
port1.postMessage({});
port1.postMessage('never seen');
