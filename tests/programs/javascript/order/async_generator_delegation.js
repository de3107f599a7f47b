async function* inner() {
  try {
    const a = yield 'i1';
    console.log('inner got', a);
    yield 'i2';
    return 'inner result';
  } finally {
    console.log('inner finally');
  }
}
async function* outer() {
  const r = yield* inner();
  console.log('delegated', r);
  yield* [Promise.resolve('array1'), 'array2'];
  return Promise.resolve('outer result');
}
async function main() {
  const it = outer();
  console.log(await it.next());
  console.log(await it.next('A'));
  console.log(await it.next());
  console.log(await it.next());
  console.log(await it.next());
  console.log(await it.next());
  const other = outer();
  await other.next();
  console.log(await other.return('stop'));
  console.log(await other.next());
}
main();
async function ruler() {
  for (let i = 0; i < 30; i++) await 0;
  console.log('ruler 30');
}
ruler();
