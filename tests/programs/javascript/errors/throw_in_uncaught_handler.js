process.on('uncaughtException', err => {
  console.log('handling', err.message);
  throw new Error('thrown by the handler');
});
process.on('exit', c => console.log('exit', c));
throw new Error('first');
