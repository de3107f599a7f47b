const p = Promise.reject(new Error('in time'));
queueMicrotask(() => p.catch(error => console.log('caught', error.message)));
addEventListener('unhandledrejection', () => console.log('never'));
