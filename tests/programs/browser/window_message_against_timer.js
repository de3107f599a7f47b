onmessage = event => console.log('message', event.data);
window.postMessage(1, '*');
setTimeout(() => console.log('timer'), 0);
window.postMessage(2, '*');
