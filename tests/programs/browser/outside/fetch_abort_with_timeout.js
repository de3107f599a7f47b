// Snippet: abort a fetch that takes too long.
// --- loopscope
// [[world.fetch]]
// url = "https://api.test/slow"
// after = 500
// body = "too late"
// ---
const controller = new AbortController();
setTimeout(() => controller.abort(), 50);
fetch('https://api.test/slow', {signal: controller.signal})
  .then(r => r.text())
  .then(console.log)
  .catch(e => console.log(e.name, e instanceof DOMException, controller.signal.aborted))
  .finally(() => console.log('settled'));
