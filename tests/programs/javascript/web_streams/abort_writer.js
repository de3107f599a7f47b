const stream = new WritableStream({
  write(chunk, controller) {
    return new Promise((resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
  },
  abort(reason) { console.log('abort', reason.message); },
});
(async () => {
  const writer = stream.getWriter();
  const write = writer.write('slow').catch((error) => console.log('write', error.message));
  writer.closed.catch((error) => console.log('closed', error.message));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await writer.abort(new Error('changed my mind'));
  await write;
  console.log(stream);
  await writer.write('more').catch((error) => console.log('later', error.message));
})();
