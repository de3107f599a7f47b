addEventListener('message', event => console.log('message', event.data, event.source === window, event.origin === location.origin));
postMessage({hello: 'page'}, '*');
Promise.resolve().then(() => console.log('micro'));
console.log('sync');
