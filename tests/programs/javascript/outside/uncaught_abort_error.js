// origin: forum question, AbortError printed as unhandled rejection
const { setTimeout: sleep } = require('timers/promises');
const ac = new AbortController();
async function poll() {
  for (let i = 1; ; i++) {
    await sleep(10, null, { signal: ac.signal });
    console.log('poll', i);
    if (i === 2) ac.abort();
  }
}
poll();
