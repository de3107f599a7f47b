// Several files at once; results keep the order of the promises.
const fs = require('fs').promises;
const names = ['one', 'two', 'three'].map((n) => `/tmp/loopscope-all-${n}.txt`);
(async () => {
  await Promise.all(names.map((name, i) => fs.writeFile(name, `content ${i}`)));
  const texts = await Promise.all(names.map((name) => fs.readFile(name, 'utf8')));
  console.log(texts);
  const sizes = await Promise.all(names.map(async (name) => (await fs.stat(name)).size));
  console.log(sizes);
  const settled = await Promise.allSettled([fs.readFile(names[0], 'utf8'), fs.readFile('/missing', 'utf8')]);
  console.log(settled.map((s) => [s.status, s.value ?? s.reason.code]));
  for (const name of names) await fs.unlink(name);
  console.log(await Promise.allSettled(names.map((n) => fs.access(n))).then((all) => all.map((s) => s.reason.code)));
})();
