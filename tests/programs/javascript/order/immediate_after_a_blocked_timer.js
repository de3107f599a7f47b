// The timer is due before the loop begins, so its phase comes first.
setImmediate(() => console.log('immediate'));
setTimeout(() => console.log('timeout'), 0);

const end = Date.now() + 20;
while (Date.now() < end);
console.log('script');
