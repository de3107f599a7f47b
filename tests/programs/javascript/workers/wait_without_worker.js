const view = new Int32Array(new SharedArrayBuffer(16));
const started = Date.now();
console.log(Atomics.wait(view, 0, 0, 50));
console.log(Date.now() - started >= 50);
console.log(Atomics.wait(view, 0, 1, 50));
try {
  Atomics.wait(new Int32Array(4), 0, 0, 1);
} catch (error) {
  console.log(error.name, error.message);
}
try {
  Atomics.wait(new Uint8Array(new SharedArrayBuffer(4)), 0, 0, 1);
} catch (error) {
  console.log(error.name, error.message);
}
console.log(Atomics.notify(view, 0));
console.log(Atomics.waitAsync(view, 0, 5));
console.log(Atomics.waitAsync(view, 0, 0, 0));
const { async, value } = Atomics.waitAsync(view, 0, 0);
value.then((outcome) => console.log('async', async, outcome));
console.log(Atomics.notify(view, 0));
Promise.resolve().then(() => console.log('microtask'));
setTimeout(() => console.log('timeout'), 20);
