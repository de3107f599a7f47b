// What a blob holds comes from another process: later than microtasks, messages and timers that are due.
new Blob(['one ', 'two']).text().then(t => console.log('text', t));
new Blob(['xx']).arrayBuffer().then(t => console.log('ab', t.byteLength));
new Response('{"a":1}').json().then(v => console.log('json', v.a));
new Response('abc').text().then(v => console.log('rtext', v));
Promise.resolve().then(() => console.log('micro1')).then(() => console.log('micro2')).then(() => console.log('micro3')).then(() => console.log('micro4')).then(() => console.log('micro5')).then(() => console.log('micro6'));
setTimeout(() => console.log('t0'));
setTimeout(() => console.log('t4'), 4);
setTimeout(() => console.log('t20'), 20);
const mc = new MessageChannel(); mc.port1.onmessage = () => console.log('msg'); mc.port2.postMessage(1);
