process.on('unhandledRejection', (reason, promise) => {
  console.log('unhandled', reason, promise);
});
Promise.reject('one');
Promise.reject({ two: 2 });
const three = Promise.reject('three');
three.catch(() => console.log('three is caught in time'));
setTimeout(() => { Promise.reject('four'); process.nextTick(() => console.log('tick after four')); }, 5);
(async () => { await null; throw 'five'; })();
process.nextTick(() => console.log('tick'));
