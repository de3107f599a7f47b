addEventListener('unhandledrejection', event => { event.preventDefault(); console.log('quiet', event.reason); });
Promise.reject('reason');
