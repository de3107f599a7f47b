const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout, terminal: false });
const lines = [];
rl.on('line', l => lines.push(l));
rl.on('close', () => console.log('lines', lines));
rl.setPrompt('> ');
rl.prompt();
