// Arguments that node refuses.
const fs = require('fs');
const attempts = {
  noPath: () => fs.readFileSync(),
  numberPath: () => fs.readFileSync(1.5),
  objectPath: () => fs.writeFileSync({}, 'x'),
  nullByte: () => fs.readFileSync('a\0b'),
  noCallback: () => fs.readFile('x'),
  textCallback: () => fs.readFile('x', 'utf8', 'cb'),
  writeNoCallback: () => fs.writeFile('x', 'y'),
  noData: () => fs.writeFileSync('x'),
  objectData: () => fs.writeFileSync('x', { a: 1 }),
  badEncoding: () => fs.readFileSync(__filename, 'utf-9'),
  badOptions: () => fs.readFileSync(__filename, 7),
  badFlag: () => fs.openSync('x', 'z'),
  badMode: () => fs.mkdirSync('/tmp/q', 'abc'),
  badFd: () => fs.closeSync('3'),
  negativeFd: () => fs.closeSync(-1),
  badRecursive: () => fs.mkdirSync('/tmp/q', { recursive: 'yes' }),
  badLength: () => fs.readSync(0, Buffer.alloc(2), 0, 9),
  badAccess: () => fs.accessSync('/tmp', 99),
  badStart: () => fs.createReadStream('x', { start: 5, end: 1 }),
  noRename: () => fs.renameSync('a'),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    attempt();
    console.log(name, 'was accepted');
  } catch (e) {
    console.log(name, '|', e.name, '|', e.code, '|', e.message);
  }
}
fs.promises.readFile(undefined).catch((e) => console.log('promise', e.code, e.message));
fs.promises.writeFile('/tmp/x', 5).catch((e) => console.log('promise', e.code));
