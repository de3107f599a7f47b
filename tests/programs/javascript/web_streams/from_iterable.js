async function* generate() {
  try {
    yield 'one';
    await new Promise((resolve) => setTimeout(resolve, 5));
    yield 'two';
    yield 'three';
  } finally {
    console.log('generator cleaned up');
  }
}
(async () => {
  for await (const x of ReadableStream.from(generate())) {
    console.log(x);
    if (x === 'two') break;
  }
  for await (const x of ReadableStream.from(['a', Promise.resolve('b'), 'c'])) console.log(x);
  for await (const x of ReadableStream.from(new Set([1, 2]))) console.log(x);
  try {
    ReadableStream.from(42);
  } catch (error) {
    console.log(error.name, error.code);
  }
})();
