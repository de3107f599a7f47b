// Lines of a chunk that was already split still come after close().
const readline = require('readline');
const { Readable } = require('stream');
const rl = readline.createInterface({ input: Readable.from(['1\n2\n3\n', '4\n']) });
rl.on('line', l => { console.log(l); if (l === '2') rl.close(); });
rl.on('close', () => console.log('close'));
setTimeout(() => { try { rl.question('?', () => {}); } catch (e) { console.log(e.code, e.message); } }, 5);
