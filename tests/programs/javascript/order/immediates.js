// An immediate set inside an immediate waits for the next pass; microtasks run between immediates.
setImmediate(() => {
  console.log('immediate 1');
  setImmediate(() => {
    console.log('immediate 1.1');
    setImmediate(() => console.log('immediate 1.1.1'));
  });
  process.nextTick(() => console.log('tick in immediate 1'));
  Promise.resolve().then(() => console.log('promise in immediate 1'));
});
setImmediate(() => {
  console.log('immediate 2');
  Promise.resolve().then(() => console.log('promise in immediate 2'));
});
setImmediate(() => {
  console.log('immediate 3');
  clearImmediate(last);
});
const last = setImmediate(() => console.log('never'));
process.nextTick(() => console.log('tick'));
Promise.resolve().then(() => console.log('promise'));
