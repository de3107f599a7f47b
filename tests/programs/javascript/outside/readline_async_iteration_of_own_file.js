// origin: tutorial, read a file line by line with for await, count words, and write a report with streams
const fs = require('fs');
const readline = require('readline');
const { Readable, PassThrough } = require('stream');
/* data
apple 3
pear  12

banana 7 overripe
apple 4
*/
async function inventory() {
  const rl = readline.createInterface({ input: fs.createReadStream(__filename, { encoding: 'utf8' }), crlfDelay: Infinity });
  const stock = new Map(); let inside = false, number = 0;
  for await (const line of rl) {
    number++;
    if (line === '/* data') { inside = true; continue; }
    if (line === '*/') break;
    if (!inside) continue;
    const m = line.match(/^(\w+)\s+(\d+)(?:\s+(.*))?$/);
    if (!m) { console.log('line', number, 'skipped:', JSON.stringify(line)); continue; }
    const { 1: name, 2: n, 3: note = '-' } = m;
    const s = stock.get(name) ?? { count: 0, notes: [] };
    s.count += +n; s.notes.push(note); stock.set(name, s);
  }
  return stock;
}
(async () => {
  const stock = await inventory();
  console.log(stock);
  const input = new PassThrough();
  const rl = readline.createInterface({ input, terminal: false, prompt: 'sh> ', output: process.stdout });
  rl.on('line', line => { const [cmd, ...args] = line.trim().split(/\s+/); switch (cmd) { case 'get': console.log(args[0], stock.get(args[0])?.count ?? 'none'); break; case 'quit': rl.close(); return; case '': break; default: console.log(`unknown command ${cmd}`, args); } rl.prompt(); });
  rl.on('close', () => { console.log('bye', rl.closed); next(); });
  rl.prompt();
  input.write('get apple\nget '); input.write('kiwi\r\n\nfoo a  b\nqu'); input.end('it\nget never\n');
  async function next() {
    const r2 = readline.createInterface({ input: Readable.from(['one\ntwo', '\nthree\n', '', 'no newline at end']) });
    const lines = []; for await (const l of r2) lines.push(l); console.log(lines);
    const r3 = require('readline/promises').createInterface({ input: Readable.from(['Ana\n', '30\n']), output: new PassThrough().on('data', d => console.log('prompted', String(d))) });
    const name = await r3.question('name? '); console.log('hello', name); r3.close(); try { await r3.question('again?'); } catch (e) { console.log(e.code, e.message); }
    const handle = await fs.promises.open(__filename); let n = 0; for await (const l of handle.readLines()) { if (++n === 2) console.log(l); } console.log(n > 50);
    const text = await fs.promises.readFile(__filename, { encoding: 'utf-8' }); console.log(text.split('\n').length - 1 === n, text.match(/for await/g).length);
    const chunks = []; for await (const c of fs.createReadStream(__filename, { start: 3, end: 9, highWaterMark: 3 })) chunks.push(c.toString()); console.log(chunks);
    fs.createReadStream('/no/such/file').on('error', e => console.log(e.code, e.message)).on('close', () => console.log('closed'));
  }
})();
