// origin: tutorial: process.on uncaughtException
process.on('uncaughtException', (err, origin) => {
  console.log('uncaught:', err.message, origin);
});
setTimeout(() => console.log('still alive'), 5);
setTimeout(() => { throw new RangeError('boom'); }, 1);
Promise.resolve().then(() => { throw new Error('in then'); });
