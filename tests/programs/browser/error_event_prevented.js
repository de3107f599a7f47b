addEventListener('error', event => { event.preventDefault(); console.log('kept quiet:', event.message); });
setTimeout(() => { throw new Error('oops'); }, 0);
