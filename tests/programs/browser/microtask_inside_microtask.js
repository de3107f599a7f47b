queueMicrotask(() => {
  console.log('first');
  queueMicrotask(() => console.log('third'));
});
queueMicrotask(() => console.log('second'));
setTimeout(() => console.log('timer'), 0);
