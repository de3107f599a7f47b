const stream = new ReadableStream({
  start(c) { c.enqueue('a'); c.enqueue('b'); },
  cancel(reason) { console.log('cancelled because', reason); },
});
(async () => {
  for await (const chunk of stream) {
    console.log(chunk);
    break;
  }
  console.log('locked', stream.locked);
  const other = new ReadableStream({ cancel(reason) { console.log('other', reason.message); return new Promise((r) => setTimeout(r, 10)); } });
  const reader = other.getReader();
  reader.read().then((r) => console.log('pending read', r));
  await reader.cancel(new Error('enough'));
  console.log('cancel resolved');
  try {
    await other.cancel();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
})();
