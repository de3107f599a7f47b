(async () => {
  const response = new Response('some text in a body');
  console.log(response.body instanceof ReadableStream, response.bodyUsed);
  const reader = response.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
  }
  console.log(bytes, response.bodyUsed);
  const made = new Response(new ReadableStream({
    start(c) {
      const encoder = new TextEncoder();
      c.enqueue(encoder.encode('from '));
      c.enqueue(encoder.encode('a stream'));
      c.close();
    },
  }));
  console.log(await made.text());
  const upper = new Response('shout').body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new TransformStream({ transform(chunk, c) { c.enqueue(chunk.toUpperCase()); } }));
  for await (const chunk of upper) console.log(chunk);
})();
