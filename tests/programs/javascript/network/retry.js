// --- loopscope
// [[world.fetch]]
// url   = "http://127.0.0.1:47898/api"
// error = "connect ECONNREFUSED 127.0.0.1:47898"
// ---
// Trying again with longer pauses.
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function withRetry(url, attempts) {
  for (let i = 1; i <= attempts; i++) {
    try {
      return await fetch(url);
    } catch (e) {
      console.log(`attempt ${i}: ${e.message} (${e.cause?.code})`);
      if (i === attempts) throw e;
      await pause(10 * 2 ** i);
    }
  }
}
withRetry('http://127.0.0.1:47898/api', 3).catch((e) => console.log('gave up:', e.message));
