// origin: tutorial, reading all of standard input (empty here) in three ways
process.stdin.setEncoding('utf8');
let data = '';
process.stdin.on('data', c => { data += c });
process.stdin.on('end', async () => {
  console.log('end', JSON.stringify(data), data.split('\n'));
  const rl = require('readline').createInterface({ input: require('stream').Readable.from(['first li', 'ne\nsecond\r\nthird']), crlfDelay: Infinity });
  let n = 0;
  for await (const line of rl) console.log(++n, JSON.stringify(line));
  const rl2 = require('readline').createInterface({ input: require('stream').Readable.from('a\nb\n') });
  rl2.on('line', l => console.log('line event', l)).on('close', () => { console.log('rl2 closed'); finish() });
});
process.stdin.on('close', () => console.log('stdin close'));
function finish() { console.log('isTTY', process.stdin.isTTY, process.stdout.isTTY, process.stdout.columns, process.stdin.fd, process.stdout.fd); process.stdout.write('no newline at the end') }
console.log('waiting for input');
