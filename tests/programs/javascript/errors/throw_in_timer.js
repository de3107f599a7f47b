setTimeout(function onTimeout() {
  console.log('timer runs');
  Promise.resolve().then(() => console.log('microtask never runs'));
  throw new Error('thrown in a timer');
}, 1);
setTimeout(() => console.log('never'), 30);
process.on('exit', code => console.log('exit', code));
