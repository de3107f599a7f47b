const readline = require('node:readline');
const { Readable } = require('node:stream');
(async () => {
  const rl = readline.createInterface({ input: Readable.from(['id,qty\n1,10\n', '2,20\n3,', '30\n']) });
  let total = 0, header;
  for await (const line of rl) {
    if (!header) { header = line.split(','); continue; }
    total += Number(line.split(',')[1]);
    console.log('row', line);
  }
  console.log(header, total);
  const again = readline.createInterface({ input: Readable.from(['a\nb\nc\nd\n']) });
  for await (const line of again) { console.log(line); if (line === 'b') break; }
  console.log('broke out');
})();
