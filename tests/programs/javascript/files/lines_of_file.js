// readline over a file stream.
const fs = require('fs');
const readline = require('readline');
const file = '/tmp/loopscope-lines.csv';
fs.writeFileSync(file, ['id,name', '1,Ana', '2,Bia', '', '3,Caio'].join('\n'));
async function main() {
  const rl = readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity });
  const rows = [];
  for await (const line of rl) {
    if (line === '') continue;
    rows.push(line.split(','));
  }
  console.table(rows);
  const events = readline.createInterface({ input: fs.createReadStream(file) });
  let n = 0;
  events.on('line', (line) => console.log(++n, line));
  events.on('close', () => {
    console.log('closed');
    fs.unlinkSync(file);
  });
}
main();
