process.once('uncaughtException', e => console.log('once', e.message));
setTimeout(() => { throw new Error('first'); }, 1);
setTimeout(() => { throw new Error('second is fatal'); }, 30);
