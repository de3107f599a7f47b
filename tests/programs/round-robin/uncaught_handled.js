process.on('uncaughtException', error => console.log('handled', error.message));
spawn(function* () {
  setTimeout(() => { throw new Error('from a timer'); }, 20);
  yield sleep(50);
  console.log('goes on');
  throw new Error('from a task');
}, 'A');
