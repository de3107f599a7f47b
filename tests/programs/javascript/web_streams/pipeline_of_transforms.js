const numbers = new ReadableStream({
  start(c) { for (let i = 1; i <= 6; i++) c.enqueue(i); c.close(); },
});
const only = (test) => new TransformStream({ transform(x, c) { if (test(x)) c.enqueue(x); } });
const map = (f) => new TransformStream({ transform(x, c) { c.enqueue(f(x)); } });
const result = [];
numbers
  .pipeThrough(only((x) => x % 2 === 0))
  .pipeThrough(map((x) => x * x))
  .pipeThrough(map((x) => `<${x}>`))
  .pipeTo(new WritableStream({ write(x) { result.push(x); } }))
  .then(() => console.log(result));
