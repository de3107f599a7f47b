const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
(async () => {
  for (let i = 0; i < 8; i++) await sleep(0);
  const start = performance.now();
  await sleep(0);
  console.log(performance.now() - start >= 3.5);
})();
