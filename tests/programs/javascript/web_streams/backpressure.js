const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let next = 1;
const source = new ReadableStream({
  pull(c) {
    console.log('produce', next);
    c.enqueue(next++);
    if (next > 5) c.close();
  },
}, new CountQueuingStrategy({ highWaterMark: 1 }));
const sink = new WritableStream({
  async write(chunk) {
    await wait(20);
    console.log('consumed', chunk);
  },
}, { highWaterMark: 2 });
source.pipeTo(sink).then(() => console.log('done'));
