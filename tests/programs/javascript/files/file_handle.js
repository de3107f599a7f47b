// FileHandle: read, write, stat, lines, close.
const { open, readFile, unlink } = require('fs/promises');
const file = '/tmp/loopscope-handle.txt';
async function main() {
  let handle;
  try {
    handle = await open(file, 'w+');
    console.log(typeof handle.fd, handle.constructor.name);
    await handle.writeFile('alpha\nbeta\ngamma\n');
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    console.log(bytesRead, buffer.toString());
    console.log(await handle.write('!', 4));
    console.log((await handle.stat()).size);
    await handle.truncate(11);
  } finally {
    await handle?.close();
  }
  console.log(JSON.stringify(await readFile(file, 'utf8')), handle.fd);
  await handle.read(Buffer.alloc(1)).catch((e) => console.log(e.code, e.message));
  const lines = await open(file);
  for await (const line of lines.readLines()) console.log('line:', line);
  const again = await open(file);
  for await (const chunk of again.createReadStream({ encoding: 'utf8', start: 6 })) console.log('chunk', JSON.stringify(chunk));
  await unlink(file);
  await open(file).catch((e) => console.log(e.message));
}
main();
