(async () => {
  const blob = new Blob(['hello ', 'blob']);
  const stream = blob.stream();
  console.log(stream instanceof ReadableStream, stream.locked);
  let text = '';
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) text += chunk;
  console.log(text);
})();
