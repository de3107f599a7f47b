// origin: interview: retry with exponential backoff
let calls = 0;
async function flaky() {
  calls += 1;
  if (calls < 4) throw new TypeError('flaky ' + calls);
  return 'ok after ' + calls;
}
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
async function retry(fn, { times = 5, base = 2 } = {}) {
  let lastError;
  for (let i = 0; i < times; i++) {
    try {
      return await fn();
    } catch (e) {
      lastError = e;
      const wait = base * 2 ** i;
      console.log(`${e.name}: ${e.message}; waiting ${wait}`);
      await sleep(wait);
    }
  }
  throw lastError;
}
retry(flaky).then(console.log);
