const readline = require('readline');
const { Readable } = require('stream');
const input = Readable.from(['one\ntw', 'o\r\nthree\r', '\nfour\n\nlast without end']);
const rl = readline.createInterface({ input, crlfDelay: Infinity });
let n = 0;
rl.on('line', line => console.log(++n, JSON.stringify(line)));
rl.on('close', () => console.log('closed', n));
rl.on('pause', () => console.log('pause'));
