const channel = new MessageChannel();
channel.port1.onmessage = () => console.log('message');
channel.port2.postMessage(0);
Promise.resolve().then(() => console.log('promise')).then(() => console.log('promise again'));
queueMicrotask(() => console.log('microtask'));
console.log('script');
