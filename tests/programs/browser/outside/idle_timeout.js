// Issue on a tracker: does requestIdleCallback with a timeout report didTimeout?
const start = performance.now();
requestIdleCallback(d => console.log('callback', d.didTimeout), {timeout: 10});
while (performance.now() - start < 30) {}
console.log('busy for 30 ms');
