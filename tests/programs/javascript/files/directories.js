// Making, listing and removing folders.
const fs = require('fs');
const path = require('path');
const root = fs.mkdtempSync('/tmp/tree-');
const show = (p) => (typeof p === 'string' ? p.replace(root, 'ROOT') : p);

console.log(show(fs.mkdirSync(path.join(root, 'a/b/c'), { recursive: true })));
console.log(fs.mkdirSync(path.join(root, 'a/b'), { recursive: true }));
fs.writeFileSync(path.join(root, 'a/file10.txt'), 'x');
fs.writeFileSync(path.join(root, 'a/file9.txt'), 'yy');
fs.writeFileSync(path.join(root, 'a/b/deep.txt'), 'zzz');
fs.writeFileSync(path.join(root, 'B.txt'), '');
console.log(fs.readdirSync(root), fs.readdirSync(path.join(root, 'a')));
console.log(fs.readdirSync(root, { recursive: true }));
for (const entry of fs.readdirSync(path.join(root, 'a'), { withFileTypes: true })) {
  console.log(entry.name, entry.isDirectory(), entry.isFile(), entry.isSymbolicLink(), show(entry.path));
}
function walk(dir, depth = 0) {
  for (const e of fs.readdirSync(dir, { withFileTypes: true })) {
    console.log(' '.repeat(depth * 2) + e.name + (e.isDirectory() ? '/' : ''));
    if (e.isDirectory()) walk(path.join(dir, e.name), depth + 1);
  }
}
walk(root);
try {
  fs.rmdirSync(path.join(root, 'a'));
} catch (e) {
  console.log(show(e.message));
}
try {
  fs.rmSync(path.join(root, 'a'));
} catch (e) {
  console.log(e.name, e.code, show(e.message));
}
fs.rmSync(path.join(root, 'a'), { recursive: true });
console.log(fs.readdirSync(root));
fs.rmSync(root, { recursive: true, force: true });
console.log(fs.existsSync(root));
