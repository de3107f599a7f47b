addEventListener('unhandledrejection', event => console.log('unhandled:', event.reason.message));
Promise.reject(new Error('nobody'));
