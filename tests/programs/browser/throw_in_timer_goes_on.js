setTimeout(() => { throw new Error('in a timer'); }, 0);
setTimeout(() => console.log('still runs'), 0);
