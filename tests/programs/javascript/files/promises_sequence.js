// async/await over fs.promises.
const fs = require('fs/promises');
const { join } = require('path');
const { tmpdir } = require('os');

async function main() {
  const dir = await fs.mkdtemp(join(tmpdir(), 'seq-'));
  const file = join(dir, 'data.json');
  await fs.writeFile(file, JSON.stringify({ name: 'Ana', tags: ['a', 'b'] }, null, 2));
  const parsed = JSON.parse(await fs.readFile(file, 'utf8'));
  console.log(parsed);
  parsed.tags.push('c');
  await fs.writeFile(file, JSON.stringify(parsed));
  await fs.appendFile(file, '\n');
  console.log((await fs.readFile(file)).toString().trim());
  await fs.mkdir(join(dir, 'x', 'y'), { recursive: true });
  await fs.copyFile(file, join(dir, 'x', 'copy.json'));
  await fs.rename(join(dir, 'x', 'copy.json'), join(dir, 'x', 'moved.json'));
  console.log(await fs.readdir(dir), await fs.readdir(join(dir, 'x')));
  const info = await fs.stat(file);
  console.log(info.isFile(), info.isDirectory(), info.size);
  try {
    await fs.access(join(dir, 'nope'));
  } catch (err) {
    console.log(err.code, err.syscall, err.message.replace(dir, 'DIR'));
  }
  await fs.rm(dir, { recursive: true, force: true });
  await fs.stat(dir).catch((err) => console.log('gone:', err.code));
}
main().then(() => console.log('finished'), (err) => console.log('failed', err));
console.log('started');
