// util.promisify on fs, and mixing styles.
const fs = require('fs');
const { promisify } = require('util');
const readFile = promisify(fs.readFile);
const exists = promisify(fs.exists);
const read = promisify(fs.read);
(async () => {
  const file = '/tmp/loopscope-promisify.txt';
  await promisify(fs.writeFile)(file, 'abc');
  console.log(await readFile(file, 'utf8'), await exists(file), await exists('/no'));
  const fd = await promisify(fs.open)(file, 'r');
  console.log(await read(fd, Buffer.alloc(2), 0, 2, 1));
  await promisify(fs.close)(fd);
  await promisify(fs.unlink)(file);
  try {
    await readFile(file);
  } catch (e) {
    console.log(e instanceof Error, e.code, e.path);
  }
})();
