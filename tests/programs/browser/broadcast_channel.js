const one = new BroadcastChannel('news');
const two = new BroadcastChannel('news');
one.onmessage = () => console.log('never: own message');
two.onmessage = event => console.log('heard', event.data);
one.postMessage('hello');
console.log('sent');
