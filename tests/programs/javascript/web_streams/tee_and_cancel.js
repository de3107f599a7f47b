const source = new ReadableStream({
  start(c) { c.enqueue(1); c.enqueue(2); },
  cancel(reasons) { console.log('cancel', reasons); },
});
const [a, b] = source.tee();
(async () => {
  const reader = a.getReader();
  console.log(await reader.read());
  const first = reader.cancel('not me').then(() => console.log('a cancelled'));
  const other = b.getReader();
  console.log(await other.read(), await other.read());
  other.cancel('nor me').then(() => console.log('b cancelled'));
  await first;
  console.log(source.locked);
})();
