// Interview question: two animation frame callbacks, each queues a microtask.
requestAnimationFrame(() => {
  console.log('raf 1');
  Promise.resolve().then(() => console.log('promise of raf 1'));
  queueMicrotask(() => console.log('microtask of raf 1'));
});
requestAnimationFrame(() => {
  console.log('raf 2');
  Promise.resolve().then(() => console.log('promise of raf 2'));
});
console.log('sync');
