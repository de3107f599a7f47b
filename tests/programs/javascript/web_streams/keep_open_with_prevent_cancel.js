const stream = new ReadableStream({
  start(c) { for (const x of ['a', 'b', 'c']) c.enqueue(x); c.close(); },
  cancel() { console.log('never'); },
});
(async () => {
  for await (const chunk of stream.values({ preventCancel: true })) {
    console.log('first loop', chunk);
    break;
  }
  for await (const chunk of stream) console.log('second loop', chunk);
})();
