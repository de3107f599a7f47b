// From a post about how schedulers yield: MessageChannel against setTimeout(0) against a microtask.
const {port1, port2} = new MessageChannel();
const order = [];
port1.onmessage = event => { order.push('message ' + event.data); };
port2.postMessage(1);
port2.postMessage(2);
Promise.resolve().then(() => order.push('microtask'));
order.push('sync');
setTimeout(() => console.log(order.join(', ')), 50);
