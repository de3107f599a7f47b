// origin: Q&A thread: reduce with async functions
const add = (n) => new Promise((r) => setTimeout(r, 1, n));
(async () => {
  const sum = await [1, 2, 3].reduce(async (acc, n) => {
    const total = await acc;
    console.log('so far', total);
    return total + (await add(n));
  }, Promise.resolve(0));
  console.log('sum', sum);
  const mapped = [1, 2, 3].map(async (n) => n * 2);
  console.log(mapped);
  console.log(await Promise.all(mapped));
})();
