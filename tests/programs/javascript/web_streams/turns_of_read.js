// Microtasks that run beside the turns of a reader.
const tick = (n, i = 1) => { if (i <= n) Promise.resolve().then(() => { console.log('microtask', i); tick(n, i + 1); }); };
const stream = new ReadableStream({
  start(c) { c.enqueue(1); },
  pull(c) { console.log('pull'); c.enqueue(2); c.close(); },
});
const reader = stream.getReader();
tick(8);
reader.read().then((r) => console.log('first', r));
reader.read().then((r) => console.log('second', r));
reader.read().then((r) => console.log('third', r));
reader.closed.then(() => console.log('closed'));
console.log('script ends');
