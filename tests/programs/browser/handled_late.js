const p = Promise.reject(new Error('late'));
addEventListener('unhandledrejection', event => { event.preventDefault(); console.log('unhandledrejection', event.promise === p); });
addEventListener('rejectionhandled', event => console.log('rejectionhandled', event.reason.message));
setTimeout(() => p.catch(() => console.log('caught at last')), 20);
