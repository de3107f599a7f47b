const wait = (ms, v) => new Promise(r => setTimeout(() => { console.log('  timer', v); r(v); }, ms));
async function sequential() {
  const a = await wait(30, 's1');
  const b = await wait(10, 's2');
  return [a, b];
}
async function parallel() {
  const a = wait(30, 'p1');
  const b = wait(10, 'p2');
  return [await a, await b];
}
async function forEachTrap() {
  const out = [];
  [20, 10].forEach(async ms => { out.push(await wait(ms, 'f' + ms)); });
  console.log('forEach did not wait', out);
  await wait(40, 'pause');
  return out;
}
async function reduceChain() {
  return [20, 10, 30].reduce(async (acc, ms) => [...(await acc), await wait(ms, 'r' + ms)], Promise.resolve([]));
}
(async () => {
  console.log(await sequential());
  console.log(await parallel());
  console.log(await forEachTrap());
  console.log(await reduceChain());
})();
