const channel = new MessageChannel();
channel.port1.onmessage = () => console.log('message');
setTimeout(() => console.log('timer 0'), 0);
channel.port2.postMessage(0);
scheduler.postTask(() => console.log('blocking'), {priority: 'user-blocking'});
scheduler.postTask(() => console.log('background'), {priority: 'background'});
queueMicrotask(() => console.log('microtask'));
requestIdleCallback(() => console.log('idle'));
console.log('script');
