// origin: interview: add a timeout to any promise
const timeout = (ms) => new Promise((_, reject) => setTimeout(() => reject(new Error(`timed out after ${ms}`)), ms));
const slow = (v, ms) => new Promise((r) => setTimeout(r, ms, v));
const withTimeout = (p, ms) => Promise.race([p, timeout(ms)]);
(async () => {
  console.log(await withTimeout(slow('fast enough', 5), 20));
  try {
    await withTimeout(slow('too slow', 40), 10);
  } catch (e) {
    console.log(e.message);
  }
})();
