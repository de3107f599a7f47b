// origin: forum question, who is first of message, timer, microtask and promise chain when the page is busy
const order = [];
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }) => { order.push('message ' + data); if (data < 3) channel.port2.postMessage(data + 1); Promise.resolve().then(() => order.push('micro of ' + data)); };
setTimeout(() => { order.push('timer 200'); console.log(order.join('\n')); }, 200);
channel.port2.postMessage(1);
const start = performance.now(); while (performance.now() - start < 30);
(async () => { for (let i = 0; i < 3; i++) { await null; order.push('await ' + i); } })();
Promise.resolve().then(() => order.push('p1')).then(() => order.push('p2')).finally(() => order.push('p3')).then(() => order.push('p4'));
order.push('sync');
