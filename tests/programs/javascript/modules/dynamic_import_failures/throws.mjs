console.log('throws runs');
throw new Error('on purpose');
