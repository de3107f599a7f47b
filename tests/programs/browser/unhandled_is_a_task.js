setTimeout(() => console.log('timer set before'), 0);
Promise.reject(new Error('x')).finally(() => console.log('finally'));
addEventListener('unhandledrejection', event => { event.preventDefault(); console.log('unhandledrejection'); });
Promise.resolve().then(() => console.log('micro'));
