setTimeout(() => console.log('timer runs all the same'), 0);
Promise.resolve().then(() => console.log('and microtasks'));
throw new RangeError('in the script');
