// A wait that is aborted while it is on, and nobody catches it.
const { setTimeout: wait } = require('timers/promises');
const controller = new AbortController();
async function job() {
  await wait(1000, 'never', { signal: controller.signal });
}
setTimeout(function giveUp() { controller.abort(); }, 5);
job();
