// origin: tutorial: try and catch around await
const { readFile } = require('fs/promises');
(async () => {
  try {
    await readFile('missing.json', 'utf8');
  } catch (e) {
    console.log(e.code, e.syscall, e.errno);
    console.log(e instanceof Error);
  } finally {
    console.log('cleanup');
  }
})();
