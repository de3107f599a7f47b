// origin: blog post about retry with exponential backoff
const wait = ms => new Promise(r => setTimeout(r, ms));

async function retry(fn, { retries = 3, delay = 10, factor = 2, onRetry = () => {} } = {}) {
  let attempt = 0;
  while (true) {
    try {
      return await fn(attempt);
    } catch (err) {
      attempt++;
      if (attempt > retries) {
        throw new Error(`Gave up after ${attempt} attempts`, { cause: err });
      }
      const ms = delay * factor ** (attempt - 1);
      onRetry(err, attempt, ms);
      await wait(ms);
    }
  }
}

class FlakyService {
  constructor(failures) {
    this.failures = failures;
    this.calls = [];
  }
  async fetch(id) {
    this.calls.push(id);
    await wait(5);
    if (this.failures-- > 0) throw new TypeError(`ECONNRESET #${this.calls.length}`);
    return { id, ok: true, tries: this.calls.length };
  }
}

(async () => {
  const good = new FlakyService(2);
  const res = await retry(() => good.fetch('user-1'), {
    onRetry: (e, n, ms) => console.log(`attempt ${n} failed: ${e.message}; waiting ${ms}ms`),
  });
  console.log(res);

  const bad = new FlakyService(Infinity);
  try {
    await retry(() => bad.fetch('user-2'), { retries: 2 });
  } catch (e) {
    console.log(e.message, '<-', e.cause.name, e.cause.message);
  }
  console.log(bad);
})();
