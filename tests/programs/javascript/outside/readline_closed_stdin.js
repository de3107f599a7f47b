// origin: tutorial, ask the user a question (run here with nothing to read)
const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
let lines = 0;
rl.question('What is your name? ', (answer) => {
  console.log(`Hello ${answer}`);
  rl.close();
});
rl.on('line', (l) => { lines++; console.log('line', l) });
rl.on('close', () => {
  console.log('\nclosed after', lines, 'lines');
  process.exitCode = lines === 0 ? 4 : 0;
});
process.on('exit', (c) => console.log('exit', c));
