const readline = require('readline');
const { PassThrough } = require('stream');
const input = new PassThrough();
const rl = readline.createInterface({ input, output: process.stdout });
rl.question('What is your name? ', name => {
  console.log('Hello, ' + name);
  rl.question('How old? ', age => {
    console.log('Age ' + age);
    rl.setPrompt('cmd> ');
    rl.prompt();
    rl.on('line', l => { console.log('command', l); if (l === 'quit') rl.close(); else rl.prompt(); });
  });
});
rl.on('close', () => console.log('bye'));
input.write('Ada\n');
setTimeout(() => input.write('36\n'), 2);
setTimeout(() => input.write('help\nquit\n'), 4);
