const firstTwo = () => {
  let count = 0;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      if (++count === 2) controller.terminate();
    },
  });
};
(async () => {
  const source = new ReadableStream({
    start(c) { for (let i = 1; i <= 5; i++) c.enqueue(i); c.close(); },
    cancel(reason) { console.log('source cancelled:', reason.message); },
  });
  for await (const x of source.pipeThrough(firstTwo())) console.log(x);
  const bad = new TransformStream({ transform(chunk) { throw new RangeError('cannot transform ' + chunk); } });
  const writer = bad.writable.getWriter();
  writer.write('this').catch((error) => console.log('write:', error.message));
  bad.readable.getReader().read().catch((error) => console.log('read:', error.message));
  writer.closed.catch((error) => console.log('closed:', error.name));
})();
