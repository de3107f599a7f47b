const target = new EventTarget();
target.addEventListener('ping', event => { console.log('listener', event.detail); queueMicrotask(() => console.log('micro')); });
target.addEventListener('ping', () => console.log('second listener'));
console.log('before');
console.log(target.dispatchEvent(new CustomEvent('ping', {detail: {n: 1}})));
console.log('after');
