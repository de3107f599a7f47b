// The body of a module is itself a microtask: microtasks come before nextTick.
process.nextTick(() => console.log('tick 1'));
Promise.resolve().then(() => { console.log('promise 1'); process.nextTick(() => console.log('tick from promise 1')); });
queueMicrotask(() => console.log('microtask'));
setTimeout(() => console.log('timer'), 0);
process.nextTick(() => { console.log('tick 2'); Promise.resolve().then(() => console.log('promise from tick 2')); });
Promise.resolve().then(() => console.log('promise 2')).then(() => console.log('promise 2b'));
console.log('end of body');
