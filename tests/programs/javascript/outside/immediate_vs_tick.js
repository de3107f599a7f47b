// origin: blog post on the phases of the node event loop
setTimeout(() => {
  console.log('timeout A');
  setImmediate(() => console.log('immediate from timeout A'));
  process.nextTick(() => console.log('tick from timeout A'));
  setTimeout(() => {
    console.log('nested timeout');
    setImmediate(() => {
      console.log('nested immediate');
      process.nextTick(console.log, 'tick', 'with', { args: true });
    });
  }, 0);
}, 10);

process.nextTick(() => {
  console.log('tick 1');
  process.nextTick(() => {
    console.log('tick 2');
    Promise.resolve().then(() => console.log('promise in tick 2'));
    process.nextTick(() => console.log('tick 3'));
  });
});
Promise.resolve().then(() => {
  console.log('promise 1');
  process.nextTick(() => console.log('tick in promise 1'));
  return 'value';
}).then((v) => console.log('promise 2', v));
(async () => {
  console.log('async body');
  await undefined;
  console.log('after await');
})();
console.log('end of script');
