// The same for what for await and yield* of an async generator go over.
const broken = {
  noNext: { [Symbol.asyncIterator]() { return {}; } },
  numberNext: { [Symbol.asyncIterator]: () => ({ next: 5 }) },
  numberMethod: { [Symbol.asyncIterator]: 1 },
  noObject: { [Symbol.asyncIterator]() { return 3; } },
  noResult: { [Symbol.asyncIterator]() { return { async next() { return 7; } }; } },
  syncNoNext: { [Symbol.iterator]() { return {}; } },
  syncNoObject: { [Symbol.iterator]() { return 3; } },
  nothing: undefined,
  none: null,
  number: 5,
  plain: {},
};
async function tell(label, work) {
  try {
    await work();
    console.log(label, 'fine');
  } catch (error) {
    console.log(label, '|', error.message, '|', error.stack.split('\n')[1]?.replace(/.*\//, ''));
  }
}
for (const [name, value] of Object.entries(broken)) {
  const box = { value };
  await tell(name + ' for', async () => { for await (const x of value) x; });
  await tell(name + ' for a property', async () => { for await (const x of box.value) x; });
  await tell(name + ' for a call', async () => { const get = () => value; for await (const x of get()) x; });
  await tell(name + ' yield*', async () => { for await (const x of (async function* () { yield* value; })()) x; });
  await tell(name + ' yield* a property', async () => { for await (const x of (async function* () { yield* box.value; yield 2; })()) x; });
}
await tell('literal', async () => { for await (const x of { [Symbol.asyncIterator]: 1 }) x; });
await tell('literal', async () => { for await (const x of { a: 1 }) x; });
class Queue {}
await tell('instance', async () => { for await (const x of new Queue()) x; });
