const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const stream = new WritableStream({
  async write(chunk) {
    await wait(10);
    console.log('sink has', chunk);
  },
}, new CountQueuingStrategy({ highWaterMark: 2 }));
(async () => {
  const writer = stream.getWriter();
  for (let i = 1; i <= 5; i++) {
    await writer.ready;
    console.log('write', i, 'desired', writer.desiredSize);
    writer.write(i);
  }
  await writer.close();
  console.log('closed');
})();
