// Reading that is given up.
const fs = require('fs');
const controller = new AbortController();
fs.readFile(__filename, { signal: controller.signal }, (err, data) => {
  console.log(err.name, err.code, err.message, data);
});
controller.abort();
(async () => {
  const early = AbortSignal.abort();
  try {
    await fs.promises.readFile(__filename, { signal: early });
  } catch (e) {
    console.log(e.name, e.code, e.cause?.name);
  }
})();
