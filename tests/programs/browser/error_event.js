addEventListener('error', event => console.log('heard:', event.message, event.error.message));
setTimeout(() => { throw new Error('oops'); }, 0);
