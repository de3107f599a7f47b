// Only the first one is reported; the program is over then.
Promise.reject(new Error('first'));
Promise.reject(new Error('second'));
process.on('exit', c => console.log('exit', c));
process.nextTick(() => console.log('tick'));
