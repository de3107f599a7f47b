requestAnimationFrame(() => console.log('frame'));
Promise.resolve().then(() => console.log('micro'));
queueMicrotask(() => console.log('queued'));
console.log('script');
