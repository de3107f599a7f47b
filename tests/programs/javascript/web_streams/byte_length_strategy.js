const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 8 });
console.log(strategy, strategy.highWaterMark, strategy.size({ byteLength: 5 }));
console.log(new CountQueuingStrategy({ highWaterMark: 3 }), new CountQueuingStrategy({ highWaterMark: 3 }).size('anything'));
new ReadableStream({
  start(c) {
    for (let i = 1; c.desiredSize > 0; i++) {
      c.enqueue(new Uint8Array(i));
      console.log('enqueued', i, 'desired', c.desiredSize);
    }
  },
}, strategy);
const custom = new ReadableStream({
  start(c) {
    c.enqueue('four');
    console.log(c.desiredSize);
    c.enqueue('sevenly');
    console.log(c.desiredSize);
  },
}, { highWaterMark: 10, size: (chunk) => chunk.length });
console.log(custom);
try {
  new ReadableStream({ start(c) { c.enqueue(1); } }, { size: () => -1 });
} catch (error) {
  console.log(error.name, error.message);
}
