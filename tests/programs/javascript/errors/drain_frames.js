// Whose frames lie below a microtask, a tick and a rejection, by who drains the queues.
const show = (n) => { console.log('--', n); console.log(new Error(n).stack.split('\n').slice(2).join('\n')); };
Promise.resolve().then(() => show('main micro'));
setTimeout(() => {
  console.log('start');
  // same list
  setTimeout(() => Promise.resolve().then(() => { show('between timers of a list'); process.nextTick(() => show('tick from micro between timers')); Promise.resolve().then(() => show('micro 2')); }), 5);
  setTimeout(() => { process.nextTick(() => { show('tick between timers'); Promise.resolve().then(() => show('micro after tick between')); }); Promise.resolve().then(() => show('micro after ticks')); }, 5);
  setTimeout(() => { Promise.resolve().then(() => show('last of list, another list follows')); }, 5);
  setTimeout(() => {
    process.nextTick(() => { show('tick last timer'); Promise.resolve().then(() => show('micro after tick last timer')) });
    Promise.resolve().then(() => { show('micro last timer with tick pending'); });
  }, 6);
  const t = Date.now(); while (Date.now() - t < 10);
  setTimeout(() => {
    setTimeout(() => Promise.resolve().then(() => { show('last timer'); process.nextTick(() => show('tick from native micro')); Promise.resolve().then(() => show('micro more')); }), 1);
    setImmediate(() => Promise.resolve().then(() => show('between immediates')));
    setImmediate(() => process.nextTick(() => show('tick between immediates')));
    setImmediate(() => Promise.resolve().then(() => show('last immediate')));
    setImmediate(() => { process.nextTick(() => show('tick last immediate')); queueMicrotask(() => show('qm last immediate')); });
    setImmediate(() => { queueMicrotask(() => show('qm native')); });
  }, 30);
}, 1);
process.on('unhandledRejection', () => { show('unhandled handler'); Promise.resolve().then(() => show('micro after unhandled')); process.nextTick(() => show('tick after unhandled')); });
Promise.reject(1);
