setTimeout(() => console.log('timeout'), 0);
queueMicrotask(() => {
  console.log('m1');
  queueMicrotask(() => {
    console.log('m1.1');
    queueMicrotask(() => console.log('m1.1.1'));
    Promise.resolve('v').then(console.log);
  });
  Promise.resolve().then(() => console.log('m1.2')).then(() => console.log('m1.2 next'));
});
queueMicrotask(() => console.log('m2'));
try {
  queueMicrotask('not a function');
} catch (e) {
  console.log(e.name, e.code);
}
