// Inside a timer, an immediate always comes before a new timer.
setTimeout(() => {
  console.log('timer');
  setTimeout(() => console.log('timer in timer'), 0);
  setImmediate(() => {
    console.log('immediate in timer');
    process.nextTick(() => console.log('tick in immediate'));
    setTimeout(() => console.log('timer in immediate'), 20);
  });
  process.nextTick(() => {
    console.log('tick in timer');
    Promise.resolve().then(() => console.log('promise in tick'));
  });
  Promise.resolve().then(() => {
    console.log('promise in timer');
    process.nextTick(() => console.log('tick in promise'));
    setImmediate(() => console.log('immediate in promise'));
  });
}, 5);
