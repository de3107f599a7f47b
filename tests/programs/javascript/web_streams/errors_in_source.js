const stream = new ReadableStream({
  start(c) { c.enqueue(1); },
  pull(c) { throw new Error('source broke'); },
});
(async () => {
  const reader = stream.getReader();
  reader.closed.catch((error) => console.log('closed:', error.message));
  console.log(await reader.read());
  try {
    console.log(await reader.read());
  } catch (error) {
    console.log('read:', error.message);
  }
  const started = new ReadableStream({ start() { return Promise.reject(new TypeError('no start')); } });
  await started.getReader().read().catch((error) => console.log(error.name, error.message));
  const controlled = new ReadableStream({ start(c) { c.error('just text'); } });
  await controlled.getReader().read().catch((error) => console.log('reason', error));
})();
