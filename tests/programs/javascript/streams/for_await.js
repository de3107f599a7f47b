const { Readable } = require('stream');
async function main() {
  for await (const x of Readable.from(['a', 'b', 'c'])) console.log(x);
  const r = new Readable({ encoding: 'utf8', read() { this.push(n ? 'chunk ' + n-- : null); } });
  let n = 3;
  for await (const chunk of r) console.log(chunk);
  console.log('destroyed', r.destroyed);
}
main().then(() => console.log('done'));
let ticks = 0;
const count = () => { if (++ticks < 5) { process.nextTick(count); console.log('tick', ticks); } };
process.nextTick(count);
