// fs.cp, opendir, watchers of a tree written by hand.
const fs = require('fs');
const path = require('path');
const root = fs.mkdtempSync('/tmp/cp-');
const at = (...p) => path.join(root, ...p);
fs.mkdirSync(at('src/inner'), { recursive: true });
fs.writeFileSync(at('src/a.txt'), 'A');
fs.writeFileSync(at('src/inner/b.txt'), 'B');
fs.cpSync(at('src'), at('dst'), { recursive: true });
console.log(fs.readdirSync(at('dst'), { recursive: true }));
fs.cpSync(at('src'), at('filtered'), { recursive: true, filter: (from) => !from.endsWith('a.txt') });
console.log(fs.readdirSync(at('filtered'), { recursive: true }));
try {
  fs.cpSync(at('src'), at('no'));
} catch (e) {
  console.log(e.code, e.message.replaceAll(root, 'ROOT'));
}
try {
  fs.cpSync(at('src/a.txt'), at('dst/a.txt'), { errorOnExist: true, force: false });
} catch (e) {
  console.log(e.code);
}
(async () => {
  await fs.promises.cp(at('src'), at('third'), { recursive: true });
  const names = [];
  for await (const entry of await fs.promises.opendir(at('third'))) names.push(entry.name);
  console.log(names.sort());
  await fs.promises.rm(root, { recursive: true });
  console.log(fs.existsSync(root));
})();
