const makeStream = () => {
  const data = new Uint8Array([1, 2, 3, 4, 5, 6, 7]);
  let at = 0;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const request = controller.byobRequest;
      if (at >= data.length) {
        controller.close();
        if (request) request.respond(0);
        return;
      }
      if (request) {
        const n = Math.min(request.view.byteLength, data.length - at);
        request.view.set(data.subarray(at, at + n));
        at += n;
        request.respond(n);
      } else {
        controller.enqueue(data.slice(at, at + 2));
        at += 2;
      }
    },
  });
};
(async () => {
  const reader = makeStream().getReader({ mode: 'byob' });
  let buffer = new ArrayBuffer(4);
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    console.log(done, value);
    if (done) break;
    buffer = value.buffer;
  }
  const chunks = [];
  const plain = makeStream();
  console.log(plain);
  for await (const chunk of plain) chunks.push([...chunk]);
  console.log(chunks);
})();
