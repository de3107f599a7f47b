(async () => {
  const bytes = new ReadableStream({ start(c) { c.enqueue('Grüße '); c.enqueue('\ud83d'); c.enqueue('\ude00!'); c.close(); } })
    .pipeThrough(new TextEncoderStream());
  const chunks = [];
  for await (const chunk of bytes) chunks.push(chunk);
  console.log(chunks);
  const split = new ReadableStream({
    start(c) {
      const all = new TextEncoder().encode('héllo €');
      for (const byte of all) c.enqueue(new Uint8Array([byte]));
      c.close();
    },
  }).pipeThrough(new TextDecoderStream());
  let text = '';
  for await (const chunk of split) text += chunk + '|';
  console.log(text);
  console.log(new TextEncoderStream().encoding, new TextDecoderStream('latin1').encoding);
})();
