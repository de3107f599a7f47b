const readline = require('readline/promises');
const { PassThrough } = require('stream');
(async () => {
  const input = new PassThrough();
  const rl = readline.createInterface({ input, output: process.stdout });
  setTimeout(() => input.write('blue\n'), 1);
  const color = await rl.question('Favorite color? ');
  console.log('color', color);
  setTimeout(() => input.write('42\n'), 1);
  console.log('answer', await rl.question('Number? '));
  rl.close();
})();
