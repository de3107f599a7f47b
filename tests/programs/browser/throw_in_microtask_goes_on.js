queueMicrotask(() => { throw new Error('in a microtask'); });
queueMicrotask(() => console.log('still runs'));
