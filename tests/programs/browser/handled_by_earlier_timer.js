const p = Promise.reject(new Error('in time'));
setTimeout(() => p.catch(error => console.log('caught', error.message)), 0);
addEventListener('unhandledrejection', () => console.log('never'));
addEventListener('rejectionhandled', () => console.log('never'));
