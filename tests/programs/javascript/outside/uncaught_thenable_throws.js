// origin: quiz, a thenable that throws before and after resolving
const good = { then(r) { r('first'); throw new Error('ignored after resolve') } };
const bad = { then() { throw new TypeError('thenable is broken') } };
(async () => {
  console.log(await good);
  console.log(await Promise.all([1, good]));
  console.log(await bad);
})().finally(() => console.log('finally'));
