const stream = new ReadableStream({
  start(controller) {
    console.log('start', controller.desiredSize);
    controller.enqueue('a');
    controller.enqueue('b');
    console.log('desired', controller.desiredSize);
    controller.close();
  },
  pull() { console.log('pull never runs'); },
});
(async () => {
  const reader = stream.getReader();
  console.log(stream.locked);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    console.log('chunk', value);
  }
  await reader.closed;
  console.log('closed');
  reader.releaseLock();
  console.log(stream.locked);
})();
